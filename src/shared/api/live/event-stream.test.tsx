import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureHttp } from '../call/http.ts';
import { type LiveEvent, openEventStream } from './event-stream.ts';

/** Fake server side: recorded requests, and the open stream. */
const requests: { url: string; headers: Headers }[] = [];
let stream: ReadableStreamDefaultController<Uint8Array>;
let STATUS_CODE = 200;
const received: LiveEvent[] = [];
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  STATUS_CODE = 200;
  requests.length = 0;
  received.length = 0;
  configureHttp({
    fetch: async (input, init) => {
      requests.push({ url: String(input), headers: new Headers(init?.headers) });
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      });
      return new Response(STATUS_CODE === 200 ? body : '{}', {
        status: STATUS_CODE,
        headers: { 'Content-Type': STATUS_CODE === 200 ? 'text/event-stream' : 'application/json' },
      });
    },
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(): void {
  close = openEventStream((news) => received.push(news));
}
const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
const hears = (...news: LiveEvent[]) => expect.poll(() => received).toEqual(news);

it('openEventStream delivers events and sends the headers of every call', async () => {
  open();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.url).toBe('/v2/user/events');
  expect(requests[0]?.headers.get('Accept')).toBe('text/event-stream');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer skein-web');
  say(
    'retry: 3000\n\nevent: ready\ndata: {}\n\n:\n\nevent: polls\ndata: {"ids":["7"]}\n\nevent: unheard\ndata: {}\n\n',
  );
  await hears({ kind: 'ready' }, { kind: 'polls', ids: ['7'] });
});

it('openEventStream reconnects when the stream breaks', async () => {
  open();
  await expect.poll(() => requests.length).toBe(1);
  say('retry: 3000\n\nevent: ready\ndata: {}\n\n');
  await hears({ kind: 'ready' });
  stream.close();
  await hears({ kind: 'ready' }, { kind: 'lost' });
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => requests.length).toBe(2);
});

it('openEventStream reconnects when cut each second, reporting ready each time and no event twice', async () => {
  open();
  const expected: LiveEvent[] = [];
  for (let cut = 1; cut <= 6; cut += 1) {
    await expect.poll(() => requests.length).toBe(cut);
    say(`retry: 1000\n\nevent: ready\ndata: {}\n\nevent: polls\ndata: {"ids":["${cut}"]}\n\n`);
    expected.push({ kind: 'ready' }, { kind: 'polls', ids: [String(cut)] });
    await hears(...expected);
    stream.close();
    expected.push({ kind: 'lost' });
    await hears(...expected);
    await vi.advanceTimersByTimeAsync(1000);
  }
});

it.each([429, 501])('openEventStream retries a refused stream (%i) after a minute', async (refusal) => {
  STATUS_CODE = refusal;
  open();
  await hears({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(requests).toHaveLength(1);
  STATUS_CODE = 200;
  await vi.advanceTimersByTimeAsync(12_000);
  await expect.poll(() => requests.length).toBe(2);
});

it('openEventStream pauses while offline, resumes online, and stays closed once closed', async () => {
  open();
  await expect.poll(() => requests.length).toBe(1);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await hears({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => requests.length).toBe(2);
  close();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(2);
});
