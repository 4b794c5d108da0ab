import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { uiPlugins } from './vite.config.ts';

const define = { 'import.meta.env.API_MODE': JSON.stringify('server') };

/** Tests that mock a module need modules of their own. */
const MOCKED = '**/*.mocked.test.ts';

/**
 * Test files share the modules of their worker: evaluating them anew for each file took two thirds of the time. A file
 * restores what it changes outside itself.
 */
const SHARED_MODULES = { isolate: false, unstubGlobals: true, unstubEnvs: true } as const;

/**
 * Component tests run in jsdom's realm inside a thread, which starts three times as fast as a process for each file.
 * These files cannot: they pass typed arrays or streams to Node's realm, or replace `location`.
 */
const NODE_REALM_TESTS = [
  'src/app/providers/{PageWideFailures,ReturnListener}.test.tsx',
  'src/features/auth/pages/LoginPage.test.tsx',
  'src/features/consent/pages/consent.test.tsx',
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
    // Three workers on two processors: server tests also wait, for the process of their database or for a service.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: ['default', './scripts/support/retry-reporter.ts'],
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
          ...SHARED_MODULES,
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
          ...SHARED_MODULES,
          name: 'server',
          environment: 'node',
          // Not by `exclude`, which a command line `--exclude` would override (scripts/test.mjs).
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
          exclude: [...configDefaults.exclude, ...NODE_REALM_TESTS],
        },
      },
      {
        plugins: uiPlugins(),
        define,
        test: { ...dom, name: 'dom in the Node realm', include: NODE_REALM_TESTS },
      },
      {
        plugins: uiPlugins(),
        define,
        test: {
          ...SHARED_MODULES,
          name: 'tests',
          environment: 'node',
          include: [
            'tests/{clients,contract,architecture,types,spec,rights,robustness,support}/**/*.test.ts',
          ],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
