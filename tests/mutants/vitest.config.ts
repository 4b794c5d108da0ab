import { defineConfig } from 'vitest/config';
import { uiPlugins } from '../../vite.config.ts';

/** Runs unit tests only: the faults are in logic, and tests of whole screens would take minutes for every fault. */
export default defineConfig({
  plugins: uiPlugins(),
  define: { 'import.meta.env.API_MODE': JSON.stringify('server') },
  test: {
    environment: 'node',
    // The server is imported once per run instead of once per file: half the time.
    isolate: false,
    // Tests of the area that scripts/mutants.ts tries.
    include: process.env.MUTANT_TESTS?.split(',') ?? [],
    setupFiles: ['tests/support/setup.ts'],
    globalSetup: ['tests/support/database-setup.ts'],
    // Long, because a timeout on a busy machine would count as noticing the fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
