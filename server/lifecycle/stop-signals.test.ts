import { expect, test } from 'vitest';
import { StopSignals } from './stop-signals.ts';

function signals() {
  const codes: number[] = [];
  let moment = 0;
  const stopping = new StopSignals({ exit: (code) => codes.push(code), now: () => moment });
  return { stopping, codes, later: (milliseconds: number) => (moment += milliseconds) };
}

test('the first stop signal ends a process that is still starting', () => {
  const { stopping, codes } = signals();
  stopping.ask('SIGTERM');
  expect(codes).toEqual([0]);
});

test('a repeated stop signal counts once within a second, and stops at once after that', async () => {
  const { stopping, codes, later } = signals();
  const reasons: string[] = [];
  let finish = (): void => undefined;
  stopping.whenAsked((reason) => {
    reasons.push(reason);
    return new Promise((done) => {
      finish = done;
    });
  });
  stopping.ask('SIGINT');
  later(1000);
  stopping.ask('SIGINT');
  expect([reasons, codes]).toEqual([['SIGINT'], []]);
  later(1);
  stopping.ask('SIGINT');
  expect([reasons, codes]).toEqual([['SIGINT'], [1]]);
  finish();
  await Promise.resolve();
  expect(codes).toEqual([1, 0]);
});
