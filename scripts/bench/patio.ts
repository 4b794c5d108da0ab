/**
 * Measures the heap of a browser with the patio's twelve columns open while an hour of posts arrives
 * (`npm run bench:patio`): ten a minute, each of which belongs in every column, sent faster than that. Counts the event
 * streams that the page opened, which must be one. Memory does not depend on the load of the machine, so this may run
 * beside other things. `-- --posts 60` sends fewer.
 */
import { chromium, type Page } from '@playwright/test';
import { MAX_COLUMNS } from '#src/features/collections/model/columns.ts';
import { CAST, DEMO_PASSWORD } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { ensureBuild } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { parseOptions } from '../support/parse-options.ts';
import { runServer } from '../support/run-server.ts';

const { values } = parseOptions({ options: { posts: { type: 'string', default: '600' } } });
/** Number of times memory is read. */
const SAMPLE_COUNT = 10;
/** Milliseconds between two posts: sixty times as fast as ten a minute. */
const PAUSE_MS = 100;
/** Blogs that post in turn, with who writes: one alone would meet the limit of posts in a day. */
const WRITERS = [
  ['odile', 'odile'],
  ['tamsin', 'tamsin'],
  ['skein-news', 'wren'],
] as const;
const TAG = 'bench of the patio';

ensureBuild();
const executablePath = ensureChromium();
const server = await runServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const openAs = async (name: keyof typeof CAST): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 2560, height: 1200 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/login');
    await apiOf(page).POST('/v2/oauth2/token', {
      body: { grant_type: 'password', username: CAST[name], password: DEMO_PASSWORD },
    });
    return page;
  };
  const page = await openAs('marlow');
  await apiOf(page).PUT('/v2/patio', {
    body: {
      columns: Array.from({ length: MAX_COLUMNS }, (_, at) => ({
        id: `bench-${at}`,
        title: `Column ${at + 1}`,
        width: 'narrow' as const,
        rule: { clauses: [{ tags: [TAG] }] },
      })),
    },
  });
  let streamCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v2/user/events') streamCount += 1;
  });
  const client = await page.context().newCDPSession(page);
  await page.goto('/_labs/patio', { waitUntil: 'load' });
  await page
    .locator('[data-column]')
    .nth(MAX_COLUMNS - 1)
    .waitFor();
  const measure = async (postCount: number): Promise<void> => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`| ${postCount} | ${(usedSize / 1e6).toFixed(1)} | ${elements} | ${streamCount} |`);
  };
  console.log('| posts | MB | elements | streams |\n| --: | --: | --: | --: |');
  await measure(0);
  const part = Math.ceil(Number(values.posts) / SAMPLE_COUNT / WRITERS.length) * WRITERS.length;
  let sent = 0;
  for (const [blog, name] of WRITERS) {
    const api = apiOf(await openAs(name));
    const last = sent + (part * SAMPLE_COUNT) / WRITERS.length;
    while (sent < last) {
      sent += 1;
      await api.POST('/v2/blog/{blog}/posts', {
        params: { path: { blog } },
        body: { content: [{ type: 'text', text: `Post ${sent} of an hour.` }], tags: TAG },
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (sent % part === 0) await measure(sent);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
