import { defineConfig } from 'vite';
import { uiPlugins } from './vite.config.ts';

/**
 * Bundles the templates of mails and the words of elements, push messages and topics for the server (`npm run generate`): Node runs neither JSX
 * nor the macros of the messages. Packages stay imports.
 */
export default defineConfig({
  publicDir: false,
  plugins: uiPlugins(),
  build: {
    ssr: true,
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: {
        'mail-templates': 'server/mail/templates/render-mail.tsx',
        'element-words': 'server/feed/elements/words/element-words.ts',
        'push-words': 'server/modules/notifications/push/words/push-words.ts',
        'receipt-words': 'server/modules/payments/receipts/words/receipt-words.ts',
        'topic-titles': 'server/modules/onboarding/words/topic-titles.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        banner: '// Written by `npm run generate` from server/. Do not edit.',
      },
    },
  },
});
