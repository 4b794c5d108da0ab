import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closingPlugin } from '../http/plugins/closing.ts';
import { drain } from './drain.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function server() {
  const app = Fastify({ return503OnClosing: false });
  open.push(app);
  app.register(closingPlugin);
  app.get('/slow', async () => {
    await wait(150);
    return 'done';
  });
  app.get('/never', () => new Promise(() => undefined));
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('begun ');
    app.closing.addEventListener('abort', () => reply.raw.end('ended'));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return { app, port };
}

/** Opens a connection without sending anything. */
async function caller(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    answer: async () => {
      await closed;
      return text;
    },
  };
}

test('drain lets current requests, streams and accepted connections finish, and accepts no others', async () => {
  const { app, port } = await server();
  const [answered, streaming, onTheWay, idle] = await Promise.all([
    caller(port),
    caller(port),
    caller(port),
    caller(port),
  ]);
  answered.ask('/slow');
  streaming.ask('/stream');
  idle.ask('/slow');
  await wait(50);
  const drained = drain(app, { grace: 100 });
  onTheWay.ask('/slow');
  expect(await answered.answer()).toMatch(/^HTTP\/1\.1 200 .*connection: close.*done$/is);
  expect(await streaming.answer()).toMatch(/begun .*ended/s);
  expect(await onTheWay.answer()).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  await drained;
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test('drain cuts off a request that exceeds its time-out', async () => {
  const { app, port } = await server();
  const stuck = await caller(port);
  stuck.ask('/never');
  await wait(30);
  await drain(app, { grace: 1, patience: 100 });
  expect(await stuck.answer()).toBe('');
});
