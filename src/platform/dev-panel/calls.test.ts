import { expect, test, vi } from 'vitest';
import { makeCallLog } from './calls.ts';

test('makeCallLog lists the newest call first, each once per page', async () => {
  const log = makeCallLog();
  const listener = vi.fn();
  log.subscribe(listener);
  log.add({ operation: 'getDashboard', path: '/dashboard' });
  log.add({ operation: 'getUserInfo', path: '/dashboard' });
  log.add({ operation: 'getDashboard', path: '/dashboard' });
  log.add({ operation: 'getUserInfo', path: '/likes' });
  expect(log.get()).toEqual([
    { operation: 'getUserInfo', path: '/likes' },
    { operation: 'getUserInfo', path: '/dashboard' },
    { operation: 'getDashboard', path: '/dashboard' },
  ]);
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(3);
});
