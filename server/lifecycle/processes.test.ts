import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CANNOT_START_CODE } from '../core/start-fault.ts';
import { Processes, type ServerProcess } from './processes.ts';

/** A fake process that ends when asked to. */
class FakeProcess extends EventEmitter {
  readonly process = { kill: vi.fn(() => this.emit('exit', 0, null)) };
}

let forked: FakeProcess[];
let said: string[];

function processes(count: number): Processes {
  const fork = () => {
    const one = new FakeProcess();
    forked.push(one);
    return one as unknown as ServerProcess;
  };
  return new Processes({ count, fork, say: (line) => said.push(line) });
}

beforeEach(() => {
  vi.useFakeTimers();
  forked = [];
  said = [];
});
afterEach(() => void vi.useRealTimers());

async function started(count: number): Promise<Processes> {
  const all = processes(count);
  const starting = all.start();
  forked[0]?.emit('message', 'ready');
  await vi.advanceTimersByTimeAsync(0);
  for (const one of forked.slice(1)) one.emit('message', 'ready');
  expect(await starting).toBeUndefined();
  return all;
}

test('Processes starts the first process alone and the others when it is ready', async () => {
  const starting = processes(3).start();
  expect(forked).toHaveLength(1);
  forked[0]?.emit('message', 'something else');
  await Promise.resolve();
  expect(forked).toHaveLength(1);
  forked[0]?.emit('message', 'ready');
  await vi.advanceTimersByTimeAsync(0);
  expect(forked).toHaveLength(3);
  let areAllReady = false;
  starting.then(() => {
    areAllReady = true;
  });
  for (const one of forked.slice(1)) {
    await vi.advanceTimersByTimeAsync(0);
    expect(areAllReady).toBe(false);
    one.emit('message', 'ready');
  }
  await starting;
});

test('Processes starts no others when the first process cannot start, and does not retry', async () => {
  const starting = processes(3).start();
  forked[0]?.emit('exit', CANNOT_START_CODE, null);
  expect(await starting).toBe(CANNOT_START_CODE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(1);
});

test('Processes restarts a process that dies after growing pauses, and leaves the others running', async () => {
  await started(2);
  for (const [death, pause] of [1000, 2000, 4000].entries()) {
    forked.at(-1)?.emit('message', 'ready');
    forked.at(-1)?.emit('exit', null, 'SIGKILL');
    expect(said.at(-1)).toContain(`SIGKILL) and is started again in ${pause / 1000} s`);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(forked).toHaveLength(2 + death);
    await vi.advanceTimersByTimeAsync(1);
    expect(forked).toHaveLength(3 + death);
  }
  expect(forked[0]?.process.kill).not.toHaveBeenCalled();
});

test('Processes.stop ends all processes, cancels pending restarts, and reports a failed exit', async () => {
  const all = await started(3);
  forked[2]?.emit('message', 'ready');
  forked[2]?.emit('exit', 1, null);
  await all.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(3);
  expect(forked[1]?.process.kill).toHaveBeenCalledWith('SIGTERM');

  forked = [];
  const others = await started(2);
  const last = forked.at(-1);
  last?.process.kill.mockImplementation(() => last.emit('exit', 1, null));
  await expect(others.stop()).rejects.toThrow('1 processes');
});
