import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { notOfferedOperations } from './offered.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('notOfferedOperations names what is answered 501 or 404 without the envelope, and sends no data', async () => {
  const bodies: string[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      const path = request.url?.split('?')[0];
      response.setHeader('content-type', 'application/json');
      if (path === '/v2/user/info') response.end('{"meta":{"status":200}}');
      else if (path === '/v2/user/likes')
        response.writeHead(404).end('{"meta":{"status":404},"errors":[{"code":4004}]}');
      else if (path === '/v2/user/dashboard') response.writeHead(501).end('{"errors":[{"code":5001}]}');
      else response.writeHead(404).end('not here');
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const missing = await notOfferedOperations(url, 'their-app');
  expect(missing).toContain('getDashboard');
  expect(
    Object.keys(operations)
      .filter((id) => !missing.includes(id))
      .sort(),
  ).toEqual(['getUserInfo', 'listUserLikes']);
  expect(new Set(bodies)).toEqual(new Set(['', '{}']));
});
