import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/** Journeys run on the real server with the demo world: one per worker (tests/support/e2e.ts). scripts/e2e.ts says where Chromium is. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    // Where the processor draws, drawing without a GPU's ways takes less of it.
    ...['--disable-gpu', '--disable-software-rasterizer'],
  ],
};

/**
 * Journeys about what happens and not about where it stands: keys, letters with links, other programs, processes, what the
 * server keeps. The gate makes them at one width (`E2E_WIDTHS=one`), `npm run e2e` at both. Their screens are walked at
 * every width (walk.e2e.ts).
 */
const ANY_WIDTH = [
  'account account-settings apps askers blog-hosts blog-kinds boops captcha content-labels deliberate early embeds',
  'follow-by-address getting-ready group-blog keys labs limits link-cards live lost-line new-build notification-settings',
  'offline passkeys privacy proxy push quick-reblog reading-aids recordings related review saved seen settings-hold',
  'sign-in-steps signed-app site-accounts staff suggestions tabs third-parties trail-choice two-factor unfinished versions',
  'way-back ways-in your-data',
]
  .join(' ')
  .split(' ')
  .map((name) => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One set for all machines; the pictures are compared with a tolerance.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // What passes only the second time has a cause. The gate allows one more try and names it (scripts/test.mjs).
  retries: 0,
  // Patience for a machine that is busy with other things; what is broken waits in vain at any length.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    // Drawing what moves takes a third of the processor's time. Journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer for the server; the journeys about it let it in (offline.e2e.ts).
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: [
        '**/mock*.e2e.ts',
        // The walk judges the same pages at a desk.
        '**/accessibility.e2e.ts',
      ],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
      testIgnore: [
        '**/mock*.e2e.ts',
        // These set the window's size themselves.
        '**/measures.e2e.ts',
        '**/look.e2e.ts',
        '**/walk.e2e.ts',
        ...(process.env.E2E_WIDTHS === 'one' ? ANY_WIDTH : []),
      ],
    },
    {
      name: 'mock',
      use: {
        viewport: { width: 1280, height: 900 },
      },
      testMatch: '**/mock*.e2e.ts',
    },
  ],
});
