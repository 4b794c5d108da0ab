import { expect, it, vi } from 'vitest';
import { onCommandsWanted, openCommands } from './commands-opener.ts';

it('tells whoever shows the palette each time, until they stop', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const [stopOne, stopTwo] = [onCommandsWanted(one), onCommandsWanted(two)];
  openCommands();
  stopOne();
  openCommands();
  stopTwo();
  openCommands();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2]);
});
