// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

/** Messages the page sends to the worker, and events it receives. */
const { handlers, messages, workbox } = vi.hoisted(() => {
  const handlers = new Map<string, () => void>();
  const messages: unknown[] = [];
  const workbox = {
    active: Promise.resolve(),
    addEventListener: (name: string, listener: () => void) => void handlers.set(name, listener),
    register: async () => {},
    update: async () => {},
    messageSW: async (message: unknown) => void messages.push(message),
    messageSkipWaiting: () => void messages.push('skip waiting'),
  };
  return { handlers, messages, workbox };
});
vi.mock('workbox-window', () => ({
  Workbox: function Workbox() {
    return workbox;
  },
}));

beforeEach(() => {
  handlers.clear();
  messages.length = 0;
  const entry = (name: string) => ({ name });
  performance.getEntriesByType = () =>
    [entry(`${window.location.origin}/assets/a.js`), entry(`${window.location.origin}/v2/config`)] as never;
});

it('registerWorker sends the loaded build files to the worker, and no others', async () => {
  await registerWorker(() => {});
  expect(messages).toEqual([{ type: 'KEEP', urls: [`${window.location.origin}/assets/a.js`] }]);
});

it('registerWorker reports a new version and activates it only on request', async () => {
  const listener = vi.fn();
  await registerWorker(listener);
  messages.length = 0;
  handlers.get('waiting')?.();
  expect(listener).toHaveBeenCalledTimes(1);
  expect([messages, handlers.has('controlling')]).toEqual([[], false]);
  const [take] = listener.mock.calls[0] as [() => void];
  take();
  expect([messages, handlers.has('controlling')]).toEqual([['skip waiting'], true]);
});
