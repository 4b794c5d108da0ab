import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { systemResolver } from '#server/web/name-resolver.ts';
import { lookUpRecords } from './wanted-records.ts';

/** Questions of a look: the word, alias and both addresses of the domain and of its www, both addresses of the site. */
const QUESTION_COUNT = 9;
/** Time after which a name server that does not answer is given up. */
const WAIT_MS = 4000;

afterEach(() => {
  vi.useRealTimers();
});

test('a look at a name server that never answers ends after one wait, with nothing known and the resolver named', async () => {
  const silent = createSocket('udp4');
  const heard = new Set<number>();
  silent.on('message', (message) => heard.add(message.readUInt16BE(0)));
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const names = systemResolver([`127.0.0.1:${silent.address().port}`]);
  const look = lookUpRecords(names, 'quay.example', { token: 'word', siteHostname: 'site.example' });
  while (heard.size < QUESTION_COUNT) await once(silent, 'message');
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  const { found, hasWww, silent: who } = await look;
  expect(found.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  expect(hasWww).toBeUndefined();
  expect(who).toBe('resolver');
  silent.close();
});
