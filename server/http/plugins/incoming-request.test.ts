import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { openPort, rawRequest } from '#tests/support/raw-request.ts';
import { addressKey } from './rate-limit.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp({
    trustProxy: ['loopback', '10.0.0.0/8'],
    publicUrl: 'https://skein.test',
    site: async (app) => {
      app.get('/asked', async (request) => ({
        url: request.url,
        host: request.host,
        query: request.query,
        ip: request.ip,
        key: addressKey(request),
      }));
    },
  });
  port = await openPort(t.app);
});
afterAll(() => t.close());

const raw = (...lines: string[]) => rawRequest(port, lines);

describe('Host header', () => {
  it.each([
    ['twice, the same', ['Host: skein.test', 'Host: skein.test']],
    ['twice, apart and in other letters', ['hOST: skein.test', 'Accept: */*', 'HOST: evil.test']],
    ['with a path', ['Host: skein.test/a']],
    ['with a user name', ['Host: anna@skein.test']],
    ['with two hosts', ['Host: skein.test evil.test']],
    ['with markup', ['Host: "><script>']],
    ['with a backslash', ['Host: skein.test\\evil']],
    ['with a port that is none', ['Host: skein.test:8x']],
    ['with an open bracket', ['Host: [::1']],
  ])('a Host header sent %s answers 400', async (_how, headers) => {
    for (const path of ['/asked', '/v2/config', '/nowhere']) {
      const { status, body } = await raw(`GET ${path} HTTP/1.1`, ...headers);
      expect([path, status, body]).toMatchObject([path, 400, { errors: [{ code: 5016 }] }]);
    }
  });

  it('an HTTP/1.1 request without a Host header answers 400', async () => {
    expect((await raw('GET /asked HTTP/1.1')).status).toBe(400);
    expect((await raw('GET http://skein.test/asked HTTP/1.1')).status).toBe(400);
  });

  it.each(['skein.test', 'skein.test:8080', '127.0.0.1', '[::1]:3000', 'xn--bcher-kva.test', 'a_b.test', ''])(
    'a Host header may be %j',
    async (host) => {
      expect(await raw('GET /asked HTTP/1.1', `Host: ${host}`)).toMatchObject({
        status: 200,
        body: { host },
      });
    },
  );
});

describe('request target', () => {
  it.each(['http', 'https', 'HTTP'])(
    'an absolute %s target is accepted, and its host counts',
    async (scheme) => {
      const target = `${scheme}://other.test:81/asked?a=1`;
      const { status, body } = await raw(`GET ${target} HTTP/1.1`, 'Host: skein.test');
      expect([status, body]).toMatchObject([
        200,
        { url: '/asked?a=1', host: 'other.test:81', query: { a: '1' } },
      ]);
    },
  );

  it.each([
    'http://anna@skein.test/asked',
    'http:///asked',
    'http://sk"ein.test/asked',
    '/asked#/v2/config',
    '/asked?a=1#b',
    'http://skein.test/asked#b',
    '*',
    'ftp://skein.test/asked',
  ])('the target %s answers 400', async (target) => {
    expect((await raw(`GET ${target} HTTP/1.1`, 'Host: skein.test')).status).toBe(400);
  });
});

describe('client address behind proxies', () => {
  const behind = async (header: string) => {
    const { body } = await raw('GET /asked HTTP/1.1', 'Host: skein.test', `X-Forwarded-For: ${header}`);
    return [body.ip, body.key];
  };

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50001', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7:50002', '203.0.113.7'],
    ['203.0.113.7:50003, 10.0.0.5:443', '203.0.113.7'],
    ['203.0.113.7:50003,[::ffff:10.0.0.5]:443', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['"203.0.113.7:50004"', '203.0.113.7'],
  ])('the client address is the same in every spelling: %s', async (header, address) => {
    expect(await behind(header)).toEqual([address, address]);
  });

  it.each(['[2001:db8:0:1::7]:443', '2001:0db8:0000:0001::8', '[2001:DB8:0:1:5:6:7:8]'])(
    'the rate limit key of %s is its /64 network',
    async (header) => expect((await behind(header))[1]).toBe('2001:db8:0:1::/64'),
  );

  it.each(['unknown', '_hidden', 'made-up-1', '203.0.113.7, unknown', '', '1.2.3.4.5:9'])(
    "the client address is the connection's where the last forwarded value is no address: %j",
    async (header) => expect(await behind(header)).toEqual(['127.0.0.1', '127.0.0.1']),
  );

  it("the client address is the nearest proxy's where an earlier forwarded value is no address", async () => {
    expect(await behind('203.0.113.7, unknown, 10.0.0.5:443')).toEqual(['10.0.0.5', '10.0.0.5']);
  });
});

it.each([
  '/media/gifs/a%00b/large.gif',
  '/media/cards/anna%00/12.png',
  '/messaging/pictures/1%00/0',
  '/login/with/none%00',
  '/anna%00/rss',
  '/tagged/a%00b/rss',
  '/docs/api/a%00b',
  '/media/a%00b.png',
  '/media/avatar/a%00b.svg',
])('%s answers 404', async (path) => {
  const { status } = await raw(`GET ${path} HTTP/1.1`, 'Host: skein.test');
  expect(status).toBe(404);
});

it('addressKey is "unknown" when the connection is gone', () => {
  expect(addressKey({ ip: undefined as never, socket: {} as never })).toBe('unknown');
});
