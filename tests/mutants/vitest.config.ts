import { defineConfig } from 'vitest/config';
import { uiPlugins } from '../../vite.config.ts';

/** The unit tests alone: what is judged here is logic, and tests of whole screens would take minutes for every fault. */
export default defineConfig({
  plugins: uiPlugins(),
  define: { 'import.meta.env.API_MODE': JSON.stringify('server') },
  test: {
    environment: 'node',
    include: [process.env.MUTANT_TESTS ?? '{src,server,openapi,scripts,mock-server}/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    globalSetup: ['tests/support/database-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
