/**
 * Measures the pages a visitor may land on (`npm run bench:page`), with an empty cache, at a quarter of this machine's
 * speed and on a slow mobile network, beside a plain HTML page of text: largest contentful paint, time until the
 * scripts respond, total blocking time, layout shift. Also measures the feed's heap and element count after a long
 * scroll.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { ensureBuild } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { runServer } from '../support/run-server.ts';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const RUN_COUNT = 3;

interface Seen {
  /** Milliseconds until the largest contentful paint, and until the page's scripts respond. */
  paint: number;
  ready: number;
  /** Milliseconds beyond 50 of every longer task after the first paint. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  scriptKb: number;
  totalKb: number;
}

/** Set by the site's scripts (`ReadyMark`). */
declare global {
  interface Window {
    readyAt?: number;
    longTasks?: { at: number; took: number }[];
  }
}

async function visit(page: Page, url: string, hasScripts: boolean): Promise<Seen> {
  await page.addInitScript(() => {
    const tasks: NonNullable<Window['longTasks']> = [];
    window.longTasks = tasks;
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, took: duration })));
    }).observe({ type: 'longtask' });
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.ready === undefined) return;
      window.readyAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  if (hasScripts) await page.waitForFunction(() => window.readyAt !== undefined);
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
      setTimeout(() => resolve(Number.NaN), 1000);
    });
    const shift = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => {
        const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        resolve(moves.reduce((sum, { value }) => sum + value, 0));
      }, 100);
    });
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const kb = (list: PerformanceResourceTiming[]) =>
      list.reduce((sum, file) => sum + file.transferSize, 0) / 1000;
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = (window.longTasks ?? []).filter(({ at }) => at >= first);
    return {
      paint,
      ready: window.readyAt ?? 0,
      blocking: late.reduce((sum, { took }) => sum + took - 50, 0),
      shift,
      scriptKb: kb(files.filter((file) => /\.js(\?|$)/.test(file.name))),
      totalKb: kb(files),
    };
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

ensureBuild();
const executablePath = ensureChromium();
const server = await runServer();
const words = '<p>Skein is a home for the things you love, make and cannot stop thinking about.</p>'.repeat(
  20,
);
const plain = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(`<!doctype html><title>Plain</title><h1>Pull a thread</h1>${words}`);
}).listen(0, '127.0.0.1');
await once(plain, 'listening');
const address = plain.address();
const plainUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  let plainPaint = Number.NaN;
  for (const [name, url] of [
    ['plain HTML', plainUrl],
    ['front page', `${server.url}/`],
    ['explore', `${server.url}/explore/trending`],
    ['a blog', `${server.url}/marlow`],
    ['a tag', `${server.url}/tagged/photography`],
  ] as const) {
    // The first request of a kind is slower because the server is cold.
    await fetch(url);
    const seen: Seen[] = [];
    for (let run = 0; run < RUN_COUNT; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      seen.push(await visit(await context.newPage(), url, url !== plainUrl));
      await context.close();
    }
    const paint = median(seen.map((one) => one.paint));
    if (url === plainUrl) plainPaint = paint;
    const cells = [
      name.padEnd(12),
      `largest paint ${(paint / 1000).toFixed(2)} s (${(paint / plainPaint).toFixed(1)} × plain)`,
      `ready ${(median(seen.map((one) => one.ready)) / 1000).toFixed(2)} s`,
      `blocking ${median(seen.map((one) => one.blocking)).toFixed(0)} ms`,
      `shift ${Math.max(...seen.map((one) => one.shift)).toFixed(3)}`,
      `scripts ${median(seen.map((one) => one.scriptKb)).toFixed(0)} kB`,
      `all ${median(seen.map((one) => one.totalKb)).toFixed(0)} kB`,
    ];
    console.log(cells.join('   '));
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await page.goto(`${server.url}/explore/trending`, { waitUntil: 'networkidle' });
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return {
      heapMb: usedSize / 1e6,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  };
  const before = await measure();
  for (let step = 0; step < 80; step += 1) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(60);
  }
  const after = await measure();
  const line = ({ heapMb, elements }: typeof before) => `${heapMb.toFixed(1)} MB heap, ${elements} elements`;
  console.log(`long scroll: before ${line(before)}; after ${line(after)}`);
} finally {
  await browser.close();
  plain.close();
  await server.stop();
}
