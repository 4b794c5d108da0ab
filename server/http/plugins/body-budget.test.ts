import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyBudgetPlugin } from './body-budget.ts';
import { errorHandlerPlugin } from './error-handler.ts';

const PATIENCE = { timeout: 10_000, interval: 5 };

let app: FastifyInstance;
let port: number;
const callers: Socket[] = [];
/** Numbers of the calls whose bodies have begun to arrive, and of those that ended. */
const begun = new Set<string>();
const over = new Set<string>();
beforeEach(async () => {
  app = Fastify({ trustProxy: 'loopback' });
  app.addHook('onRequest', async (request, reply) => {
    const call = String(request.headers.call);
    begun.add(call);
    reply.raw.once('close', () => setImmediate(() => over.add(call)));
  });
  app.register(errorHandlerPlugin);
  app.register(bodyBudgetPlugin, { budget: 1000, share: 700 });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', async (request) => `${(request.body as Buffer).length} bytes`);
  app.get('/', async () => 'hello');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterEach(async () => {
  for (const socket of callers.splice(0)) socket.destroy();
  begun.clear();
  over.clear();
  await app.close();
});

/** Starts sending a body of that length; `finish` sends the rest, `status` waits for the response. */
async function sender(length: number, address = '192.0.2.1') {
  const call = String(callers.length);
  const socket = connect(port, '127.0.0.1');
  callers.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  const answered = new Promise<void>((done) => {
    socket.on('data', (chunk) => {
      answer += chunk;
      done();
    });
  });
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncall: ${call}\r\nx-forwarded-for: ${address}\r\ncontent-type: x/y\r\ncontent-length: ${length}\r\n\r\nx`,
  );
  await vi.waitUntil(() => begun.has(call), PATIENCE);
  return {
    finish: () => socket.write('x'.repeat(length - 1)),
    answer: async () => {
      await answered;
      await vi.waitUntil(() => over.has(call), PATIENCE);
      return answer;
    },
    hangUp: async () => {
      socket.destroy();
      await vi.waitUntil(() => over.has(call), PATIENCE);
    },
  };
}

test('a body that exceeds the remaining budget answers 503 at once, and is accepted when others are done', async () => {
  const [one, two] = [await sender(600), await sender(400, '192.0.2.2')];
  const refused = await (await sender(1, '192.0.2.3')).answer();
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*"code":5003/is);
  // Requests without a body use none of the budget.
  expect((await app.inject('/')).statusCode).toBe(200);
  one.finish();
  expect(await one.answer()).toMatch(/200 OK.*600 bytes$/s);
  const three = await sender(600);
  three.finish();
  expect(await three.answer()).toMatch(/200 OK/);
  two.finish();
  expect(await two.answer()).toMatch(/400 bytes$/s);
});

test('a single address cannot use the whole body budget', async () => {
  const one = await sender(500);
  expect(await (await sender(201)).answer()).toMatch(/^HTTP\/1\.1 503/);
  const [other, own] = [await sender(201, '192.0.2.2'), await sender(200)];
  for (const each of [one, other, own]) {
    each.finish();
    expect(await each.answer()).toMatch(/200 OK/);
  }
});

test('a closed connection returns its share of the body budget', async () => {
  for (let round = 0; round < 5; round += 1) await (await sender(1000)).hangUp();
  const last = await sender(1000);
  last.finish();
  expect(await last.answer()).toMatch(/200 OK/);
});
