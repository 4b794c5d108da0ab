import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type ProxyOptions } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { cssMap } from './scripts/build/css-map.ts';
import { lazySources } from './scripts/build/lazy-sources.ts';
import { manifestChunks } from './scripts/build/manifest-chunks.ts';
import { nightPalettes } from './scripts/build/night-palettes.ts';
import { precompress } from './scripts/build/precompress.ts';
import { sourceMaps } from './scripts/build/source-maps.ts';
import { type ModuleGraph, staticallyReachableFrom } from './scripts/build/static-reachability.ts';
import { compileSourceMessages } from './vite.messages.ts';

const API_DEFAULTS = { mock: 'http://127.0.0.1:4010', server: 'http://127.0.0.1:3000' } as const;
const API_PATHS = ['/v2', '/svc', '/services', '/media', '/docs'];

type ApiMode = keyof typeof API_DEFAULTS;

const isApiMode = (value: string): value is ApiMode => Object.hasOwn(API_DEFAULTS, value);

/** Reads `API_MODE`; the development server refuses to start on anything but `mock` or `server`. */
function readApiMode(): ApiMode {
  const value = process.env.API_MODE ?? '';
  if (!isApiMode(value)) {
    throw new Error(
      `API_MODE must be "mock" or "server", not "${value}". Use "npm run dev:mock" or "npm run dev".`,
    );
  }
  return value;
}

function readProxy(mode: ApiMode): Record<string, ProxyOptions> {
  const target = process.env.API_URL ?? API_DEFAULTS[mode];
  // Anchored, because "/v2" as a plain prefix would also match a blog called "v2ray".
  return Object.fromEntries(API_PATHS.map((path) => [`^${path}/`, { target }]));
}

// Reads lingui.config.ts too, whose changes Vitest's cache of modules does not see (`vitest --clearCache`).
const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' });

/**
 * Plugins shared by the site, the tests and the sandbox. English messages stay in the code, compiled, so
 * English needs no catalogue and is split with the chunk that shows it (docs/decisions/006).
 */
export function uiPlugins(): PluginOption[] {
  return [
    lazySources(),
    react(),
    lingui({ failOnCompileError: true }),
    babel({
      presets: [macros, { preset: { plugins: [compileSourceMessages] }, rolldown: macros.rolldown }],
    }),
  ];
}

/** Pages that share a module of the data layer before it goes into the group of all: about a tenth of the pages. */
const DATA_MIN_SHARE_COUNT = 10;
/** Pages that share a module of posts before it goes into the group of all: about a quarter of the pages. */
const POSTS_MIN_SHARE_COUNT = 23;

/**
 * From this number of pages and parts on that share a module, one file for all of them is better than one for each set.
 */
const MIN_SHARE_COUNT = 8;

/**
 * Modules the entry reaches. The bundler's tag for them (`$initial`) is applied too late: other groups take such
 * modules first.
 */
const isInitial = staticallyReachableFrom((_, { isEntry }) => isEntry);
/** Modules that our own code imports, unlike a validator that is fetched to check an answer. */
const isNamed = staticallyReachableFrom((id) => id.includes('/src/'));

/**
 * The bundler's default splits shared code into 740 files, of which a page requested 150 until it was idle, and 14 kB
 * more in total, because each is compressed separately. A module goes into the first group that matches it and whose
 * share count it reaches. A group brings what its files need, so none may hold what only some of its pages use
 * (`scripts/bundle-size.ts`), nor depend on much that no earlier group holds.
 */
const groups = [
  { name: (id: string, graph: ModuleGraph) => (isInitial(id, graph) ? 'base' : null) },
  // Validation of form fields, apart from the validators of answers.
  {
    name: (id: string, graph: ModuleGraph) => (isNamed(id, graph) ? 'fields' : null),
    test: /generated\/zod\//,
    minShareCount: 2,
  },
  {
    name: 'data',
    minShareCount: DATA_MIN_SHARE_COUNT,
    // Without forms, which a reader does not need, and without dialogs and menus: their library loads when one opens.
    test: /src\/(?:paths\/|domain\/|shared\/(?!forms\/|ui\/(?:Dialog|Drawer|MenuPopover|Tabs|Tooltip)\.tsx)|platform\/)|@tanstack\//,
  },
  { name: 'identity', minShareCount: MIN_SHARE_COUNT, test: /src\/entities\/blog\// },
  { name: 'posts', minShareCount: POSTS_MIN_SHARE_COUNT, test: /src\/entities\/post\// },
  // One file per tag, as they are written; not grouped, because a page needs few of them.
  { name: 'calls', entriesAware: true, test: /generated\/hooks\// },
  // Everything a post needs. Lists, notes and the dialogs of collections load when one is shown.
  {
    name: 'cards',
    minShareCount: MIN_SHARE_COUNT,
    test: /src\/entities\/post\/(?!feed\/|notes\/|collections\/)/,
  },
  // Blocks that most posts do not contain.
  { name: 'blocks', test: /src\/entities\/post\/blocks\// },
  { name: 'validators', minShareCount: 2, test: /generated\/zod\// },
  // Global effects of every page after hydration.
  {
    name: 'shell',
    minShareCount: 2,
    test: /src\/(?:features\/messaging\/(?:data|model)\/|shared\/lib\/(?:keys|guide)\/|app\/(?:commands|offline)\/)/,
  },
];

const output = {
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
  codeSplitting: { groups },
};

export default defineConfig(({ command, isSsrBuild, isPreview }) => {
  const apiMode = command === 'serve' && !isPreview ? readApiMode() : 'server';
  const names = cssMap();
  return {
    plugins: isSsrBuild
      ? uiPlugins()
      : [...uiPlugins(), sourceMaps(), precompress(), names.plugin, manifestChunks()],
    // Short class names, equal in the client and server builds, because they are derived from file and name alone.
    css: {
      postcss: { plugins: [nightPalettes()] },
      modules:
        command === 'build' ? { generateScopedName: '[hash:base64:5]', getJSON: names.recordClasses } : {},
    },
    define: {
      'import.meta.env.API_MODE': JSON.stringify(apiMode),
      'import.meta.env.RELEASE': JSON.stringify(packageFile.version),
    },
    server: { proxy: readProxy(apiMode) },
    build: isSsrBuild
      ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          // Without a comment in the scripts; `sourceMaps` takes the files away.
          sourcemap: 'hidden',
          // Every supported browser knows module preloading; the server lists a document's own scripts.
          modulePreload: { polyfill: false },
          rolldownOptions: { output, treeshake: { propertyReadSideEffects: false } },
        },
  };
});
