import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseFault } from './database.ts';
import { asConnectFault, asFault, isServerShutdown, isUnusable } from './postgres-faults.ts';

function fromServer(code: string | undefined, message = 'said by the server'): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
}
function fromSystem(code: string, message = 'said by the system'): Error {
  return Object.assign(new Error(message), { code });
}
const fault = (code: string, cause?: unknown) => new DatabaseFault('x', code, undefined, cause);

test.each([
  ['a refusal of the server', fromServer('23505'), '23505'],
  ['a refusal without a code', fromServer(undefined), 'XX000'],
  ['an answer that never came', new Error('Query read timeout'), '57014'],
  ['a line the driver calls terminated', new Error('Connection terminated unexpectedly'), '08006'],
  ['a line the driver calls ended', new Error('Connection ended'), '08006'],
  ['a client that is done', new Error('Client is not queryable'), '08006'],
  ['a line the system broke', fromSystem('ECONNRESET'), '08006'],
])('asFault gives %s its SQLSTATE', (_what, thrown, code) => {
  expect(asFault(thrown)).toMatchObject({ name: 'DatabaseFault', code, cause: thrown });
});

test('asFault returns an error unchanged that does not come from the database', () => {
  const known = fault('40P01');
  for (const thrown of [
    known,
    new TypeError('ours'),
    fromSystem('ERR_INVALID_ARG_TYPE'),
    'a text',
    undefined,
  ]) {
    expect(asFault(thrown)).toBe(thrown);
  }
});

test.each(['57P01', '57P02', '57P03', '57P05', '25P03'])(
  'isServerShutdown and isUnusable are true for SQLSTATE %s',
  (code) => {
    expect([isServerShutdown(fault(code)), isUnusable(fault(code))]).toEqual([true, true]);
  },
);

test('isServerShutdown is true only for a statement that was never sent; isUnusable also for a broken connection', () => {
  expect(isServerShutdown(fault('08006', fromSystem('EPIPE')))).toBe(true);
  expect(isServerShutdown(fault('08006', fromSystem('ECONNRESET')))).toBe(false);
  expect(isServerShutdown(fault('08006'))).toBe(false);
  expect(isUnusable(fault('08006'))).toBe(true);
});

test('isUnusable is false for a statement the server cancelled, and true for one it never answered', () => {
  expect(isUnusable(fault('57014', fromServer('57014')))).toBe(false);
  expect(isUnusable(fault('57014', new Error('Query read timeout')))).toBe(true);
  expect(isServerShutdown(fault('57014'))).toBe(false);
});

test('isServerShutdown and isUnusable are false for errors of the statement or of the caller', () => {
  for (const error of [fault('23505', fromServer('23505')), new Error('ours'), undefined]) {
    expect([isServerShutdown(error), isUnusable(error)]).toEqual([false, false]);
  }
});

test('asConnectFault explains every kind of connection error with code 08001', () => {
  const refused = fromSystem('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1');
  for (const [thrown, message] of [
    [refused, 'connect ECONNREFUSED 127.0.0.1:1'],
    [new AggregateError([refused, fromSystem('EHOSTUNREACH')]), 'connect ECONNREFUSED 127.0.0.1:1'],
    [new AggregateError([]), 'no connection'],
    [new Error(''), 'no connection'],
    ['silence', 'silence'],
  ] as const) {
    expect(asConnectFault(thrown)).toMatchObject({ code: '08001', message });
  }
  expect(asConnectFault(fromServer('28P01'))).toMatchObject({ code: '28P01' });
});
