import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedWeb, Unreachable } from './guarded-web.ts';

const WANTED = { accept: 'text/html', maxBytes: 1000 };
const asked: string[] = [];
let server: Server;
let port: number;

const pages: Record<string, RequestListener> = {
  '/page': (_request, response) => {
    response.setHeader('content-type', 'Text/HTML; charset="ISO-8859-1"').end('<p>page');
  },
  '/full': (_request, response) => void response.end('x'.repeat(1000)),
  '/over': (_request, response) => void response.end('x'.repeat(1001)),
  '/bomb': (_request, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)));
  },
  '/endless': (_request, response) => {
    const drip = setInterval(() => response.write('x'.repeat(100)), 2);
    response.on('close', () => clearInterval(drip));
  },
  '/gone': (_request, response) => void response.writeHead(404).end('gone'),
  '/near': (_request, response) => void response.writeHead(302, { location: '/page' }).end(),
  '/round': (_request, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
  '/name': (_request, response) =>
    void response.writeHead(302, { location: `http://inside.example:${port}/page` }).end(),
  '/file': (_request, response) => void response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Test resolver: `open.example` is this machine, which counts as public here; `inside.example` does not. */
const names = ((name: string, _options: object, done: (error: Error | null, found?: object[]) => void) => {
  const known: Record<string, string[]> = {
    'open.example': ['127.0.0.1'],
    'inside.example': ['127.0.0.2'],
    'both.example': ['127.0.0.1', '127.0.0.2'],
  };
  const found = known[name];
  if (!found) return done(new Error('ENOTFOUND'));
  return done(
    null,
    found.map((address) => ({ address, family: 4 })),
  );
}) as unknown as typeof lookup;

const web = guardedWeb({ userAgent: 'Test', mayReach: (address) => address === '127.0.0.1', lookup: names });
const at = (path: string, host = 'open.example') => web(`http://${host}:${port}${path}`, WANTED);

test('guardedWeb returns a page with its final URL, type and charset', async () => {
  expect(await at('/page')).toEqual({
    url: `http://open.example:${port}/page`,
    type: 'text/html',
    charset: 'ISO-8859-1',
    bytes: Buffer.from('<p>page'),
  });
  expect((await at('/near')).url).toBe(`http://open.example:${port}/page`);
  expect((await at('/page', '127.0.0.1')).bytes).toHaveLength(7);
});

test('guardedWeb reads up to the limit of bytes and rejects one more', async () => {
  expect((await at('/full')).bytes).toHaveLength(1000);
  await expect(at('/over')).rejects.toThrow(Unreachable);
});

test.each(['/bomb', '/endless', '/gone', '/round', '/inside', '/name', '/file', '/nowhere'])(
  'guardedWeb rejects %s',
  async (path) => {
    await expect(at(path)).rejects.toThrow(Unreachable);
  },
);

test.each([
  'inside.example',
  'both.example',
  'unknown.example',
  '127.0.0.2',
  '[::1]',
  '2130706434',
  '0x7f.2',
])('guardedWeb sends no request to %s', async (host) => {
  asked.length = 0;
  await expect(at('/page', host)).rejects.toThrow(Unreachable);
  expect(asked).toEqual([]);
});

test.each(['ftp://open.example/', 'file:///etc/hostname', 'http://a:b@open.example/', 'nonsense'])(
  'guardedWeb refuses the URL %s',
  async (address) => {
    await expect(web(address, WANTED)).rejects.toThrow(Unreachable);
  },
);

test('guardedWeb refuses local addresses by default', async () => {
  asked.length = 0;
  const strict = guardedWeb({ userAgent: 'Test' });
  for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433']) {
    await expect(strict(`http://${host}:${port}/page`, WANTED)).rejects.toThrow(Unreachable);
  }
  expect(asked).toEqual([]);
});
