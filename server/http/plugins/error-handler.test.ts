import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { domainError } from '#server/core/errors.ts';
import { DatabaseFault } from '#server/db/database.ts';
import { errorHandlerPlugin, isDatabaseAway } from './error-handler.ts';

let app: FastifyInstance;
let log = '';
let thrown: unknown;
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      log += line;
      done();
    },
  });
  app = Fastify({ logger: { level: 'error', stream } });
  app.register(errorHandlerPlugin);
  app.register(async (inside) => {
    inside.get('/', () => {
      throw thrown;
    });
  });
  await app.ready();
});
beforeEach(() => {
  log = '';
});
afterAll(() => app.close());

function failureOf(statusCode: number | undefined, code = ''): Error {
  return Object.assign(new Error('the secret inside'), { statusCode, code });
}

test.each([
  [413, 413, 5013],
  [415, 415, 5015],
  [406, 415, 5015],
  [400, 400, 5016],
  [404, 400, 5016],
  [499, 400, 5016],
  [399, 500, 5000],
  [500, 500, 5000],
  [503, 500, 5000],
  [undefined, 500, 5000],
])('an error of the framework with status %s answers %i with code %i', async (statusCode, status, code) => {
  thrown = failureOf(statusCode);
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([status, code]);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(reply.body).not.toContain('the secret inside');
});

test('an ending in maintenance (599) is answered, and not logged as an error', async () => {
  thrown = domainError('domain-tld-in-maintenance');
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().errors[0].code, log]).toEqual([503, 599, '']);
});

test('a path that cannot be decoded answers 5016 with the field `path`', async () => {
  thrown = failureOf(400, 'FST_ERR_BAD_URL');
  const [error] = (await app.inject('/')).json().errors;
  expect(error).toMatchObject({ code: 5016, field: 'path', detail: 'The address cannot be decoded.' });
});

test.each([
  ['08006', true],
  ['53300', true],
  ['57P01', true],
  ['57014', true],
  ['55P03', true],
  ['25P03', true],
  ['23505', false],
  ['57P10', false],
  ['XX000', false],
])('isDatabaseAway for SQLSTATE %s is %s', async (sqlState, isAway) => {
  thrown = new DatabaseFault('the secret inside', sqlState, undefined, undefined);
  expect(isDatabaseAway(thrown)).toBe(isAway);
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual(isAway ? [503, '5'] : [500, undefined]);
  expect(reply.body).not.toContain('the secret inside');
});

test('isDatabaseAway is false for an error that only has the code of a database error', () => {
  expect(isDatabaseAway(Object.assign(new Error('away'), { code: '08006' }))).toBe(false);
});

test.each([
  ['an unexpected failure', () => new Error('why it failed'), true],
  ['a refusal', () => domainError('not-found'), false],
  ['what is not built', () => domainError('not-built'), false],
])('an error is logged if it is unexpected: %s', async (_what, make, isLogged) => {
  thrown = make();
  await app.inject('/');
  expect(log.includes('request failed')).toBe(isLogged);
  expect(log.includes('why it failed')).toBe(isLogged);
});
