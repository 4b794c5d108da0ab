import { expect, it, vi } from 'vitest';
import { onOpenCommands, openCommands } from './commands-opener.ts';

it('openCommands notifies all listeners until they unsubscribe', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const [stopOne, stopTwo] = [onOpenCommands(one), onOpenCommands(two)];
  openCommands();
  stopOne();
  openCommands();
  stopTwo();
  openCommands();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2]);
});
