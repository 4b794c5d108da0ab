import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, SHORT_LIVED_PAGE_FLAGS } from './tests/support/browser.ts';

/**
 * Journeys run on the real server with the demo world, one server per worker (tests/support/e2e.ts). scripts/e2e.ts
 * finds Chromium.
 */
const executablePath = process.env.HEADLESS_CHROMIUM_PATH;
const launchOptions = { executablePath, args: [...CHROMIUM_ARGS, SHORT_LIVED_PAGE_FLAGS] };

/** Returns the journey files of these names. */
function journeys(names: string): string[] {
  return names.split(/\s+/).map((name) => `**/${name}.e2e.ts`);
}

/** Journeys with steps, gestures or layout of their own on a phone: run at both widths, also by `npm test`. */
const AT_BOTH_WIDTHS = journeys(
  'activity conversation-windows layers layers-without-address messages reading',
);

/**
 * `npm test` (`E2E_WIDTHS=one`) runs every other journey at one width: these at phone width, the rest at desktop width.
 * `npm run e2e` runs all at both, and every-screen.e2e.ts opens every screen at every width anyway.
 */
const ON_A_PHONE = journeys(
  `appearance ask-pictures blog-settings bulk-editing dashboard discovery display-settings editor hints inbox
  muting-and-filters onboarding polls refresh replies search settings submission trails unsent-list video-hubs`,
);

/**
 * Tag of tests that repeat at phone width, or on the mock, what `npm test` covers elsewhere: the desktop journey does
 * the same, the matrix opens the same screens. `npm run e2e` runs them.
 */
const COVERED_ELSEWHERE = /@elsewhere/;

const isGate = process.env.E2E_WIDTHS === 'one';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One set for all machines; screenshots are compared with a tolerance.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three workers on two processors, because journeys also wait.
  workers: Math.max(3, Math.floor(availableParallelism() * 0.75)),
  // A test that passes only on retry has a cause. `npm test` allows one retry, reports it, and fails in CI (scripts/test.mjs).
  retries: 0,
  // Long timeouts for a busy machine; a broken test fails at any timeout.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    // Rendering animations takes a third of the processor time. Journeys about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer for the server; offline.e2e.ts allows it.
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
        // every-screen.e2e.ts checks the same pages at desktop width.
        '**/accessibility.e2e.ts',
        ...(isGate ? ON_A_PHONE : []),
      ],
    },
    {
      name: 'phone',
      // A device scale factor of 1: the phone's own means seven times as many pixels without further information.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      ...(isGate ? { testMatch: [...AT_BOTH_WIDTHS, ...ON_A_PHONE], grepInvert: COVERED_ELSEWHERE } : {}),
      testIgnore: [
        '**/mock*.e2e.ts',
        // These set the viewport size themselves.
        ...journeys('every-screen layout screenshots'),
      ],
    },
    {
      name: 'mock',
      use: {
        viewport: { width: 1280, height: 900 },
        // The reference site reads the whole contract, which takes minutes with the flags of short-lived pages.
        launchOptions: { executablePath, args: CHROMIUM_ARGS },
      },
      testMatch: '**/mock*.e2e.ts',
      ...(isGate ? { grepInvert: COVERED_ELSEWHERE } : {}),
      // The matrix opens the same screens on the mock, and every-screen.e2e.ts checks their widths.
      testIgnore: isGate ? journeys('mock-every-screen') : [],
    },
  ],
});
