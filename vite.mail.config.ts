import { defineConfig } from 'vite';
import { uiPlugins } from './vite.config.ts';

/**
 * Bundles the templates of mails for the server (`npm run generate`): Node runs neither JSX nor the macros of the
 * messages. Packages stay imports.
 */
export default defineConfig({
  publicDir: false,
  plugins: uiPlugins(),
  build: {
    ssr: 'server/mail/templates/render-mail.tsx',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'mail-templates.js',
        banner: '// Written by `npm run generate` from server/mail/templates. Do not edit.',
      },
    },
  },
});
