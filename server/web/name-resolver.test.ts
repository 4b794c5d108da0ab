import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { DnsServer } from '#tests/support/dns-server.ts';
import { systemResolver } from './name-resolver.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('records are read, names without any have none, and only an answer says so', async () => {
  const dns = new DnsServer();
  const resolver = systemResolver([await dns.start()]);
  dns.set('TXT', 'quay.example', ['one']);
  dns.set('CNAME', 'www.quay.example', ['quay.example']);
  dns.set('A', 'quay.example', ['192.0.2.7']);
  expect(await resolver.txt('quay.example')).toEqual(['one']);
  expect(await resolver.cname('www.quay.example')).toEqual(['quay.example']);
  expect(await resolver.addresses('quay.example')).toEqual(['192.0.2.7']);
  expect(await resolver.txt('other.example')).toEqual([]);
  dns.stop();
});

test('name servers that do not answer are given up, and nothing is concluded from it', async () => {
  const silent = createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const heard = once(silent, 'message');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = silent.address();
  const answer = systemResolver([`127.0.0.1:${port}`]).txt('quay.example');
  await heard;
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBeUndefined();
  silent.close();
});
