// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

/** What the page says to the worker, and what it hears of it. */
const { heard, said, workbox } = vi.hoisted(() => {
  const heard = new Map<string, () => void>();
  const said: unknown[] = [];
  const workbox = {
    active: Promise.resolve(),
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
    register: async () => {},
    update: async () => {},
    messageSW: async (message: unknown) => void said.push(message),
    messageSkipWaiting: () => void said.push('skip waiting'),
  };
  return { heard, said, workbox };
});
vi.mock('workbox-window', () => ({
  Workbox: function Workbox() {
    return workbox;
  },
}));

beforeEach(() => {
  heard.clear();
  said.length = 0;
  const entry = (name: string) => ({ name });
  performance.getEntriesByType = () =>
    [entry(`${window.location.origin}/assets/a.js`), entry(`${window.location.origin}/v2/config`)] as never;
});

it('has the worker keep the files of the build that the page has loaded, and nothing else', async () => {
  await registerWorker(() => {});
  expect(said).toEqual([{ type: 'KEEP', urls: [`${window.location.origin}/assets/a.js`] }]);
});

it('tells of a new version, and puts it in place only when it is asked to', async () => {
  const told = vi.fn();
  await registerWorker(told);
  said.length = 0;
  heard.get('waiting')?.();
  expect(told).toHaveBeenCalledTimes(1);
  expect([said, heard.has('controlling')]).toEqual([[], false]);
  const [take] = told.mock.calls[0] as [() => void];
  take();
  expect([said, heard.has('controlling')]).toEqual([['skip waiting'], true]);
});
