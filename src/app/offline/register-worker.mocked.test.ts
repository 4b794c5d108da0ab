// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

/** Messages the page sends to the worker, and events it receives. */
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

it('registerWorker sends the loaded build files to the worker, and no others', async () => {
  await registerWorker(() => {});
  expect(said).toEqual([{ type: 'KEEP', urls: [`${window.location.origin}/assets/a.js`] }]);
});

it('registerWorker reports a new version and activates it only on request', async () => {
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
