import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type ProxyOptions } from 'vite';
import { shortClassNames } from './scripts/build/class-names.ts';
import { leanCalls } from './scripts/build/lean-calls.ts';
import { leanLingui } from './scripts/build/lean-lingui.ts';
import { leanPreload } from './scripts/build/lean-preload.ts';
import { leanRouter } from './scripts/build/lean-router.ts';
import { precompress } from './scripts/build/precompress.ts';
import { compileSourceMessages } from './vite.messages.ts';

const API_DEFAULTS = { mock: 'http://127.0.0.1:4010', server: 'http://127.0.0.1:3000' } as const;
const API_PATHS = ['/v2', '/svc', '/services', '/media'];

type ApiMode = keyof typeof API_DEFAULTS;

const isApiMode = (value: string): value is ApiMode => Object.hasOwn(API_DEFAULTS, value);

/** Reads `API_MODE`; the development server refuses to start on anything but `mock` or `server`. */
const readApiMode = (): ApiMode => {
  const value = process.env.API_MODE ?? '';
  if (!isApiMode(value)) {
    throw new Error(
      `API_MODE must be "mock" or "server", not "${value}". Use "npm run dev:mock" or "npm run dev".`,
    );
  }
  return value;
};

const readProxy = (mode: ApiMode): Record<string, ProxyOptions> => {
  const target = process.env.API_URL ?? API_DEFAULTS[mode];
  // Anchored, because "/v2" as a plain prefix would also swallow a blog called "v2ray".
  return Object.fromEntries(API_PATHS.map((path) => [`^${path}/`, { target }]));
};

const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' });

/**
 * Plugins shared by the site, the tests and the sandbox. English messages stay in the code, compiled, so
 * English needs no catalogue and is split with the chunk that shows it (docs/decisions/006).
 */
export const uiPlugins = (): PluginOption[] => [
  react(),
  lingui({ failOnCompileError: true }),
  babel({
    presets: [macros, { preset: { plugins: [compileSourceMessages] }, rolldown: macros.rolldown }],
  }),
];

/**
 * Left to itself the bundler cuts what pages share wherever one of them shares less: 45 files, and 14 kB more once each is
 * compressed by itself. So what every page loads is one file, and what every page with posts loads is another. `data` is
 * what pages without posts need as well.
 */
const output = {
  minify: {
    compress: { treeshake: { propertyReadSideEffects: false } },
    mangle: true,
    codegen: true,
  } as const,
  // Every page carries the list of files that may come after it: short names are 2 kB less of it.
  chunkFileNames: ({ name }: { name: string }) =>
    name.endsWith('.zod') ? 'assets/v-[hash].js' : 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
  codeSplitting: {
    groups: [
      { name: 'base', tags: ['$initial' as const], priority: 4 },
      {
        name: 'data',
        test: /@tanstack\/(?:react-query|query-core)\/|src\/platform\/login-wall\/|src\/shared\/(?:api\/read\/(?:post-)?overlay|hooks\/|lib\/|navigation\/|ui\/(?:Avatar|Button|EmptyState|ErrorState|TagChip)\.)/,
        minShareCount: 2,
        priority: 2,
      },
      {
        name: 'posts',
        // Voting is fetched by pages with a poll; the post form, which reads a poll's votes, must not make it everybody's.
        test: /src\/features\/(?:posts\/render\/(?!polls\/|(?:data|model)\/poll\.ts)|blogs\/identity\/)|generated\/hooks\/(?:posts|blogs)\//,
        // What is fetched on a press (notes, the lightbox) is not shared by so many.
        minShareCount: 4,
        priority: 1,
      },
      {
        name: 'discovery',
        // The calls alone: the landing page makes them too, and shows none of what discovery shows.
        test: /generated\/hooks\/discovery\//,
        minShareCount: 3,
      },
    ],
  },
};

export default defineConfig(({ command, isSsrBuild, isPreview }) => {
  const apiMode = command === 'serve' && !isPreview ? readApiMode() : 'server';
  return {
    plugins: isSsrBuild
      ? [shortClassNames(), ...uiPlugins()]
      : [
          shortClassNames(),
          ...uiPlugins(),
          leanCalls(),
          leanLingui(),
          leanPreload(),
          leanRouter(),
          precompress(),
        ],
    define: { 'import.meta.env.API_MODE': JSON.stringify(apiMode) },
    server: { proxy: readProxy(apiMode) },
    build: isSsrBuild
      ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          modulePreload: {
            polyfill: false,
            // Scripts that a part imports are found when it arrives, a round trip later: naming all of them ahead in
            // every page would be 1 kB of it. A document's own scripts are all named by the server.
            resolveDependencies: (_file, needed, { hostType }) =>
              hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed,
          },
          rolldownOptions: { output },
        },
  };
});
