import { defineConfig } from 'vitest/config';
import { uiPlugins } from '../../vite.config.ts';

/** The unit tests alone: what is judged here is logic, and tests of whole screens would take minutes for every fault. */
export default defineConfig({
  plugins: uiPlugins(),
  define: { 'import.meta.env.API_MODE': JSON.stringify('server') },
  test: {
    environment: 'node',
    // The server is imported once for every run of tests instead of once a file: half the time.
    isolate: false,
    // The tests of the area that scripts/mutants.ts tries.
    include: process.env.MUTANT_TESTS?.split(',') ?? [],
    setupFiles: ['tests/support/setup.ts'],
    globalSetup: ['tests/support/database-setup.ts'],
    // Long, because a test that runs out of time on a busy machine would seem to have noticed a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
