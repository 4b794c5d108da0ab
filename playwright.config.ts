import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, SHORT_LIVED } from './tests/support/browser.ts';

/** Journeys run on the real server with the demo world: one per worker (tests/support/e2e.ts). scripts/e2e.ts says where Chromium is. */
const executablePath = process.env.HEADLESS_CHROMIUM_PATH;
const launchOptions = { executablePath, args: [...CHROMIUM_ARGS, SHORT_LIVED] };

/** Files of journeys by their names. */
function journeys(names: string): string[] {
  return names.split(/\s+/).map((name) => `**/${name}.e2e.ts`);
}

/** A phone has steps, gestures or places of its own there: made at both widths, also in the gate. */
const AT_BOTH_WIDTHS = journeys(
  'activity layers letters open-layers reading refresh travelling-card windows',
);

/**
 * The gate (`E2E_WIDTHS=one`) makes every other journey at one width: these on a phone, the rest at a desk. `npm run e2e`
 * makes all at both, and every screen is walked at every width anyway (walk.e2e.ts).
 */
const ON_A_PHONE = journeys(
  `appearance ask-pictures blog-settings bulk dashboard display finding guide inbox onboarding polls quiet
  replies search settings submission trails unsent watching writing`,
);

/**
 * What is tagged so shows on a phone, or on the mock, what the gate sees elsewhere: the journey at a desk does the same, the
 * matrix opens the same screens. `npm run e2e` makes it.
 */
const ELSEWHERE = /@elsewhere/;

const isGate = process.env.E2E_WIDTHS === 'one';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One set for all machines; the pictures are compared with a tolerance.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three on a machine of two: a journey also waits.
  workers: Math.max(3, Math.floor(availableParallelism() * 0.75)),
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
        ...(isGate ? ON_A_PHONE : []),
      ],
    },
    {
      name: 'phone',
      // One dot a pixel: seven times as many show nothing else.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      ...(isGate ? { testMatch: [...AT_BOTH_WIDTHS, ...ON_A_PHONE], grepInvert: ELSEWHERE } : {}),
      testIgnore: [
        '**/mock*.e2e.ts',
        // These set the window's size themselves.
        ...journeys('measures look walk'),
      ],
    },
    {
      name: 'mock',
      use: {
        viewport: { width: 1280, height: 900 },
        // The reference site reads the whole contract, which takes minutes in code that was not compiled for speed.
        launchOptions: { executablePath, args: CHROMIUM_ARGS },
      },
      testMatch: '**/mock*.e2e.ts',
      ...(isGate ? { grepInvert: ELSEWHERE } : {}),
      // The matrix opens the same screens on the mock, and the walk judges their widths.
      testIgnore: isGate ? journeys('mock-walk') : [],
    },
  ],
});
