import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import { examples } from '#openapi/examples/site.ts';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { startAnalytics } from './start.ts';
import { AD_BLOCK_CHECK_MS } from './watch-ads.ts';
import { IMAGE_FAILURE_MS } from './watch-page.ts';

const [config] = Object.values(examples.getConfig.responses[200]).map(({ value }) => value);
const ALL = new Set([7, 8, 9, 10]);
let bodies: Blob[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  bodies = [];
  navigator.sendBeacon = (_url, body) => {
    bodies.push(body as Blob);
    return true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function batches(): Promise<EventBatch[]> {
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  return Promise.all(bodies.splice(0).map(async (body) => JSON.parse(await body.text()) as EventBatch));
}

it('startAnalytics sends the views of pages by beacon when the page is left', async () => {
  const analytics = startAnalytics(
    () => '/dashboard',
    () => 1,
  );
  analytics.viewPage();
  analytics.allow(ALL);
  analytics.viewPage();
  const [batch, ...more] = await batches();
  expect(more).toEqual([]);
  expect(batch?.events.map(({ name, page }) => [name, page])).toEqual([['page_view', '/dashboard']]);
});

it('startAnalytics names the blog whose page was opened, where its posts may be counted', async () => {
  window.history.replaceState(null, '', '/Marlow/123');
  const analytics = startAnalytics(
    () => '/:blogname/:postId/:postSlug?',
    () => 1,
  );
  analytics.allow(ALL);
  analytics.viewPage();
  const [batch] = await batches();
  window.history.replaceState(null, '', '/');
  expect(batch?.events.map(({ name, details }) => [name, details])).toEqual([
    ['page_view', {}],
    ['blog_view', { blogName: 'marlow' }],
  ]);
});

it('startAnalytics sends a picture that is still missing after five seconds, also after a no', async () => {
  const analytics = startAnalytics(
    () => '/dashboard',
    () => 1,
  );
  analytics.allow(new Set());
  const image = document.createElement('img');
  image.src = 'https://media.example/a.png';
  const gone = image.cloneNode() as HTMLImageElement;
  document.body.append(image, gone);
  for (const each of [image, gone]) each.dispatchEvent(new Event('error'));
  gone.remove();
  vi.advanceTimersByTime(IMAGE_FAILURE_MS);
  const [batch] = await batches();
  expect(batch?.events.map(({ name, details }) => [name, details])).toEqual([
    ['image_failure', { host: 'media.example' }],
  ]);
});

it('startAnalytics reports the timings of a visit in ten when the page is hidden', async () => {
  vi.useRealTimers();
  const reports: unknown[] = [];
  configureHttp({
    fetch: async (input, init) => {
      if (String(input).includes('/v2/config'))
        return Response.json({
          meta: { status: 200, msg: 'OK' },
          response: { ...config, reportToken: 'a token of today' },
        });
      reports.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 204 });
    },
  });
  const navigation = { responseStart: 84, domInteractive: 200, loadEventEnd: 400 };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([navigation] as unknown as PerformanceEntryList) : [],
  );
  for (const sample of [0.11, 0.09]) {
    startAnalytics(
      () => '/dashboard',
      () => sample,
    ).allow(ALL);
  }
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({
    token: 'a token of today',
    route: '/dashboard',
    data: { ttfb: 84, domInteractive: 200, load: 400 },
  });
  vi.restoreAllMocks();
});

it.each([
  [0, ['ad_blocked']],
  [250, []],
])('startAnalytics tells once that the place of an ad is %i pixels high', async (height, names) => {
  const analytics = startAnalytics(
    () => '/dashboard',
    () => 1,
  );
  const slot = document.createElement('div');
  slot.dataset.adSlot = '';
  Object.defineProperty(slot, 'offsetHeight', { value: height });
  document.body.append(slot);
  analytics.allow(ALL);
  analytics.allow(ALL);
  vi.advanceTimersByTime(AD_BLOCK_CHECK_MS);
  const sent = await batches();
  expect(sent.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(names);
});
