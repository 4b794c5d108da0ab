import { defineConfig, devices } from '@playwright/test';

/** Journeys run on the real server with the demo world; scripts/e2e.ts starts it and says where it and Chromium are. */
const baseURL = process.env.E2E_URL ?? 'http://127.0.0.1:3000';
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A busy machine may starve a browser; what passes only the second time is listed as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    baseURL,
    launchOptions,
    actionTimeout: 8_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: '**/mock.e2e.ts' },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
      // Measures set the window's size themselves.
      testIgnore: ['**/mock.e2e.ts', '**/measures.e2e.ts'],
    },
    {
      name: 'mock',
      use: {
        viewport: { width: 1280, height: 900 },
        baseURL: process.env.E2E_MOCK_URL ?? 'http://127.0.0.1:5173',
      },
      testMatch: '**/mock.e2e.ts',
    },
  ],
});
