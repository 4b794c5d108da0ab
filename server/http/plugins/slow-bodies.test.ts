import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { slowBodiesPlugin } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  // The rates are far apart, so that late timers of a busy machine change nothing: 50 bytes a second is too slow, 2000
  // is steady.
  app.register(slowBodiesPlugin, { every: 1000, least: 200 });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', async (request) => `${(request.body as Buffer).length} bytes`);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends `bytes` every 20 milliseconds until `length` are sent or the server closes; returns the response. */
async function send(length: number, bytes: number, head = `content-length: ${length}`): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    if (answer.includes('\r\n\r\n')) socket.end();
  });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: x/y\r\n${head}\r\n\r\n`);
  let sent = 0;
  const dripping = setInterval(() => {
    if (sent >= length || !socket.writable) return clearInterval(dripping);
    sent += bytes;
    socket.write('x'.repeat(bytes));
  }, 20);
  await once(socket, 'close');
  clearInterval(dripping);
  return answer.split('\r\n')[0] ?? '';
}

test('slow bodies are all cut off, while others continue', async () => {
  const drips = Promise.all(Array.from({ length: 20 }, () => send(100_000, 1)));
  const steady = send(3000, 40);
  expect(await steady).toBe('HTTP/1.1 200 OK');
  expect(new Set(await drips)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

test('a slow body of unknown length is cut off as well', async () => {
  expect(await send(100_000, 1, 'transfer-encoding: chunked')).not.toBe('HTTP/1.1 200 OK');
});

test('a body that has arrived is not timed while its response is prepared', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let begun = (): void => undefined;
  let finish = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = Fastify().register(slowBodiesPlugin, { every: 1000, least: 200 });
  onTestFinished(() => slow.close());
  slow.post('/', async () => {
    begun();
    await mayFinish;
    return 'done';
  });
  const address = await slow.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(address, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await isBegun;
  vi.advanceTimersByTime(60_000);
  finish();
  const reply = await answer;
  expect([reply.status, await reply.text()]).toEqual([200, 'done']);
});
