import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import { examples } from '#openapi/examples/site.ts';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { startAnalytics } from './start.ts';

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

it('startAnalytics sends the views of pages in the background when the page is unloaded [analytics-03] [audience-29]', async () => {
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

it('startAnalytics sends what waits when the page is hidden [analytics-02]', () => {
  const analytics = startAnalytics(
    () => '/dashboard',
    () => 1,
  );
  analytics.allow(ALL);
  analytics.viewPage();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(bodies).toHaveLength(0);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  expect(bodies).toHaveLength(1);
});

it('startAnalytics reports ten files of each kind that the page has loaded [analytics-06]', async () => {
  const kinds = ['img', 'link', 'script', 'css', 'fetch'];
  const entries = kinds.flatMap((initiatorType) =>
    Array.from({ length: 12 }, () => ({ initiatorType, duration: 3.4, transferSize: 20 })),
  );
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (entries as unknown as PerformanceEntryList) : [],
  );
  startAnalytics(
    () => '/dashboard',
    () => 1,
  ).allow(ALL);
  vi.restoreAllMocks();
  const [batch] = await batches();
  const reported = batch?.events.map(({ details }) => details?.kind) ?? [];
  expect([...Map.groupBy(reported, (kind) => kind)].map(([kind, all]) => [kind, all.length])).toEqual([
    ['image', 10],
    ['link', 10],
    ['script', 10],
    ['css', 10],
  ]);
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

it('startAnalytics sends a picture that is still missing after five seconds, also after a no [constants-10]', async () => {
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
  vi.advanceTimersByTime(4999);
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies).toEqual([]);
  vi.advanceTimersByTime(1);
  const [batch] = await batches();
  expect(batch?.events.map(({ name, details }) => [name, details])).toEqual([
    ['image_failure', { host: 'media.example' }],
  ]);
});

it('startAnalytics reports the timings of a visit in ten, to a page of the main routes, when the page is hidden [analytics-08]', async () => {
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
  for (const [route, sample] of [
    ['/dashboard', 0.11],
    ['/dashboard', 0.09],
    ['/embed/post/:blogName/:postId', 0.09],
  ] as const) {
    startAnalytics(
      () => route,
      () => sample,
    ).allow(ALL);
  }
  await vi.dynamicImportSettled();
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
])(
  'startAnalytics tells once that the place of an ad is %i pixels high [ads-01] [ads-02] [ads-03]',
  async (height, names) => {
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
    vi.advanceTimersByTime(1999);
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies).toEqual([]);
    vi.advanceTimersByTime(1);
    const sent = await batches();
    expect(sent.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(names);
  },
);
