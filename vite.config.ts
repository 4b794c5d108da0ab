import { globSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type ProxyOptions } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { cssMap } from './scripts/build/css-map.ts';
import { lazySources } from './scripts/build/lazy-sources.ts';
import { precompress } from './scripts/build/precompress.ts';
import { type ModuleGraph, reachedFrom } from './scripts/build/reached-from.ts';
import { sharedParts } from './scripts/build/shared-parts.ts';
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
  // Anchored, because "/v2" as a plain prefix would also swallow a blog called "v2ray".
  return Object.fromEntries(API_PATHS.map((path) => [`^${path}/`, { target }]));
}

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

/** How many pages there are; each is a file of the build. */
const pages = globSync('src/features/*/pages/*Page.tsx', { cwd: import.meta.dirname }).length;

/** So many pages and parts share a module that a file for all who do is better than one for each set of them. */
const SEVERAL = 8;

/** What the entry reaches. The bundler's tag for it (`$initial`) is applied too late: other groups draw such modules in first. */
const isInitial = reachedFrom((_, { isEntry }) => isEntry);
/** What our own code names, unlike a validator that is fetched to look at an answer. */
const isNamed = reachedFrom((id) => id.includes('/src/'));

/**
 * Left to itself the bundler cuts what pages share wherever one of them shares less: 740 files, of which a page asked for 150
 * until it had nothing more to do, and 14 kB more to read it by, as each is compressed by itself. A module goes into the first
 * group that takes it, if so many pages and parts share it. A group brings what its files need, so none may hold what only
 * some of its pages use (`scripts/bundle-size.ts`), nor need much that no group before it holds.
 */
const groups = [
  { name: (id: string, graph: ModuleGraph) => (isInitial(id, graph) ? 'base' : null) },
  // What forms hold their fields to, apart from the validators of answers.
  {
    name: (id: string, graph: ModuleGraph) => (isNamed(id, graph) ? 'fields' : null),
    test: /generated\/zod\//,
    minShareCount: 2,
  },
  {
    name: 'data',
    minShareCount: Math.ceil(pages / 10),
    // Not forms, which a reader does without. What draws layers brings a library of its own, which waits until one opens.
    test: /src\/(?:paths\/|domain\/|shared\/(?!forms\/|ui\/(?:Dialog|Drawer|MenuPopover|Tabs|Tooltip)\.tsx)|platform\/)|@tanstack\//,
  },
  { name: 'identity', minShareCount: SEVERAL, test: /src\/entities\/blog\// },
  { name: 'posts', minShareCount: Math.ceil(pages / 4), test: /src\/entities\/post\// },
  // By tag, as they are written; each by itself, because all of one are much for who needs little of it.
  { name: 'calls', entriesAware: true, test: /generated\/hooks\// },
  // A post whole. Lists and notes come when one is shown.
  { name: 'cards', minShareCount: SEVERAL, test: /src\/entities\/post\/(?!feed\/|notes\/)/ },
  // The kinds of block that most posts have none of.
  { name: 'blocks', test: /src\/entities\/post\/blocks\// },
  { name: 'validators', minShareCount: 2, test: /generated\/zod\// },
  // What attends every page once it is awake.
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
    plugins: isSsrBuild ? uiPlugins() : [...uiPlugins(), precompress(), names.plugin, sharedParts()],
    // Short, and the same on both sides, because they are made of the file and the name alone.
    css: {
      modules: command === 'build' ? { generateScopedName: '[hash:base64:5]', getJSON: names.told } : {},
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
          // Every browser the site speaks to knows it; a document's own scripts are all named by the server.
          modulePreload: { polyfill: false },
          rolldownOptions: { output, treeshake: { propertyReadSideEffects: false } },
        },
  };
});
