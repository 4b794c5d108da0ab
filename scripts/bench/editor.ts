/**
 * Measures the post form (`npm run bench:editor`): the time from opening it to being able to type, once its code is
 * loaded, and the latency of key presses in a post of 500 blocks, at full speed and at a quarter of it. A task of more
 * than 50 ms counts as long, as browsers count them.
 */
import { chromium, type Page } from '@playwright/test';
import { ensureBuild } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { runServer } from '../support/run-server.ts';

const RUN_COUNT = 5;
const BLOCK_COUNT = 500;
const WORDS = 'A quiet line that is typed at the pace of somebody quick. ';
/** Milliseconds between two key presses; 100 words a minute would be 120. */
const KEY_INTERVAL_MS = 60;

declare global {
  interface Window {
    /** Durations of tasks and key events as the browser reports them, in milliseconds. */
    seen?: { tasks: number[]; keys: number[] };
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Measures from the press that opens the form to the first frame in which its text is editable. An earlier press loads
 * the code.
 */
async function measureOpening(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUN_COUNT; run += 1) {
    await page.goto('/dashboard');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const link = page.locator('a[href^="/new"]:visible').first();
    const surface = page.getByRole('textbox', { name: 'Your post' });
    // Loads the code.
    await link.click();
    await surface.waitFor();
    await page.keyboard.press('Escape');
    await surface.waitFor({ state: 'detached' });
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            new MutationObserver((_changes, observer) => {
              if (!document.activeElement?.matches('[role=textbox][contenteditable=true]')) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            }).observe(document, { subtree: true, childList: true, attributes: true });
            (element as HTMLElement).click();
          }),
      ),
    );
  }
  // The first run is slower because the processes are cold.
  return times.slice(1);
}

/** Types at the beginning, in the middle and at the end of a long post. */
async function measureTyping(page: Page, address: string): Promise<{ tasks: number[]; keys: number[] }> {
  await page.goto(address);
  const surface = page.getByRole('textbox', { name: 'Your post' });
  await surface
    .locator('p')
    .nth(BLOCK_COUNT - 1)
    .waitFor();
  const seen = { tasks: [] as number[], keys: [] as number[] };
  for (const at of [0, BLOCK_COUNT / 2, BLOCK_COUNT - 1]) {
    await surface.locator('p').nth(at).click();
    await page.keyboard.press('End');
    // Waits until the cost of opening and scrolling has passed.
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const found: NonNullable<Window['seen']> = { tasks: [], keys: [] };
      window.seen = found;
      new PerformanceObserver((list) => {
        found.tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') found.keys.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.keyboard.type(WORDS, { delay: KEY_INTERVAL_MS });
    // The form saves the draft after this pause.
    await page.waitForTimeout(1500);
    const { tasks, keys } = (await page.evaluate(() => window.seen)) ?? seen;
    seen.tasks.push(...tasks);
    seen.keys.push(...keys);
  }
  return seen;
}

ensureBuild();
const executablePath = ensureChromium();
const server = await runServer();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const headers = { Authorization: 'Bearer skein-web', Accept: 'application/json;format=camelcase' };
  const entered = await context.request.post('/v2/oauth2/token', {
    headers,
    data: { grant_type: 'password', username: 'marlow@example.com', password: 'lantern-7-loom' },
  });
  const csrf = entered.headers()['x-csrf'] ?? '';
  const content = Array.from({ length: BLOCK_COUNT }, (_, at) => ({
    type: 'text',
    text: `${at + 1}. ${WORDS}`,
  }));
  const made = await context.request.post('/v2/blog/marlow/posts', {
    headers: { ...headers, 'X-CSRF': csrf },
    data: { content, state: 'draft' },
  });
  const { id } = ((await made.json()) as { response: { id: string } }).response;
  for (const rate of [1, 4]) {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('skein.guide', '{"off":true}'));
    await slowDown(page, rate);
    const opened = await measureOpening(page);
    const { tasks, keys } = await measureTyping(page, `/edit/marlow/${id}`);
    const cells = [
      `1/${rate} of the speed`,
      `opens after ${median(opened).toFixed(0)} ms (at worst ${Math.max(...opened).toFixed(0)})`,
      `${keys.length} keys over 16 ms, at worst ${Math.max(0, ...keys)} ms until painted`,
      `${tasks.length} long tasks of ${3 * WORDS.length} keys, at worst ${Math.max(0, ...tasks)} ms`,
    ];
    console.log(cells.join('   '));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
