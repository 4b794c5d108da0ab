import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from './event-stream.ts';
import { listenLiveEvents } from './listen-live-events.ts';

/** Simulates several tabs in one page: each `listenLiveEvents` is a tab. */

const streams: { tell: (news: LiveEvent) => void; isOpen: boolean }[] = [];
vi.mock('./event-stream.ts', () => ({
  openEventStream: (tell: (news: LiveEvent) => void) => {
    const stream = { tell, isOpen: true };
    streams.push(stream);
    return () => {
      stream.isOpen = false;
    };
  },
}));

/** Fake Web Locks API: one holder at a time, in the order of requests. */
const waiting = new Map<string, (() => void)[]>();
async function request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
  const queue = waiting.get(name) ?? [];
  waiting.set(name, queue);
  await new Promise<void>((turn, refuse) => {
    queue.push(turn);
    signal.addEventListener('abort', () => {
      if (queue[0] !== turn) {
        queue.splice(queue.indexOf(turn), 1);
        refuse(signal.reason);
      }
    });
    if (queue[0] === turn) turn();
  });
  await hold();
  queue.shift();
  queue[0]?.();
}

const channels = new Set<Channel>();
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    channels.delete(this);
  }
}

beforeEach(() => {
  streams.length = 0;
  waiting.clear();
  channels.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

function tab(member = 'ann') {
  const received: string[] = [];
  const leave = listenLiveEvents(member, ({ kind }) => received.push(kind));
  return { received, leave };
}

it('listenLiveEvents has one tab hold the stream and share it, and another take over', async () => {
  const [first, second, stranger] = [tab(), tab(), tab('bob')];
  await expect.poll(() => streams.length).toBe(2);
  streams[0]?.tell({ kind: 'ready' });
  streams[0]?.tell({ kind: 'messages' });
  expect([first.received, second.received, stranger.received]).toEqual([
    ['ready', 'messages'],
    ['ready', 'messages'],
    [],
  ]);
  first.leave();
  await expect.poll(() => streams.length).toBe(3);
  expect(streams[0]?.isOpen).toBe(false);
  streams[2]?.tell({ kind: 'posts' });
  expect(second.received).toEqual(['ready', 'messages', 'posts']);
  expect(first.received).toEqual(['ready', 'messages']);
});

it('listenLiveEvents tells a new tab that a stream is connected', async () => {
  tab();
  await expect.poll(() => streams.length).toBe(1);
  expect(tab().received).toEqual([]);
  streams[0]?.tell({ kind: 'ready' });
  expect(tab().received).toEqual(['ready']);
  streams[0]?.tell({ kind: 'lost' });
  expect(tab().received).toEqual([]);
});

it('listenLiveEvents is unaffected by a waiting tab that closes', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await expect.poll(() => streams.length).toBe(1);
  second.leave();
  first.leave();
  await expect.poll(() => streams.length).toBe(2);
  streams[1]?.tell({ kind: 'ready' });
  expect([second.received, third.received]).toEqual([[], ['ready']]);
});

it('listenLiveEvents opens no stream without Web Locks', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { received, leave } = tab();
  leave();
  expect([streams.length, received]).toEqual([0, []]);
});
