import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { uiPlugins } from './vite.config.ts';

const define = { 'import.meta.env.API_MODE': JSON.stringify('server') };

/** Tests that put something else in a module's place need modules of their own. */
const MOCKED = '**/*.mocked.test.ts';

/**
 * Files of tests share the modules of their worker: evaluating them anew for each took two thirds of the time. What a file
 * changes outside itself it gives back.
 */
const ONE_FOR_ALL = { isolate: false, unstubGlobals: true, unstubEnvs: true } as const;

/**
 * Tests of components share a realm of their own making with jsdom, which starts three times as fast as a process for each.
 * These cannot: they hand typed arrays or streams over to Node's realm, or put something in the place of `location`.
 */
const NODES_REALM = [
  'src/app/providers/{PageWideFailures,ReturnWatch}.test.tsx',
  'src/features/auth/pages/LoginPage.test.tsx',
  'src/features/help/pages/support.test.tsx',
  'src/features/inbox/pages/inbox.test.tsx',
  'src/shared/api/live/event-stream.test.tsx',
];

const dom = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/support/setup.ts', 'tests/support/setup-dom.ts'],
  testTimeout: 60_000,
};

export default defineConfig({
  test: {
    // On a machine of two, three: tests of the server also wait, for a database of its own process or for a service.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: ['default', './scripts/support/second-tries.ts'],
    projects: [
      {
        plugins: uiPlugins(),
        define,
        test: {
          name: 'mocked',
          environment: 'node',
          include: [MOCKED],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: uiPlugins(),
        define,
        test: {
          ...ONE_FOR_ALL,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, MOCKED],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: uiPlugins(),
        define,
        test: {
          ...ONE_FOR_ALL,
          name: 'server',
          environment: 'node',
          // Not by `exclude`, which would take the place of what a command leaves out (scripts/test.mjs).
          include: ['{server,openapi,scripts,mock-server,conformance}/**/!(*.mocked).test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: uiPlugins(),
        define,
        test: {
          ...dom,
          name: 'dom',
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...NODES_REALM],
        },
      },
      {
        plugins: uiPlugins(),
        define,
        test: { ...dom, name: 'dom in Node’s realm', include: NODES_REALM },
      },
      {
        plugins: uiPlugins(),
        define,
        test: {
          ...ONE_FOR_ALL,
          name: 'tests',
          environment: 'node',
          include: ['tests/{clients,contract,architecture,types,spec,rights,robustness}/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
