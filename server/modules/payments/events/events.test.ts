import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { isSignedEvent, signEvent } from './event-signature.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const MINUTE_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => NOW_MS });
});
afterAll(() => t.close());

const body = (id: string) => JSON.stringify({ id, paymentId: '12345' });
const keyOf = () => t.app.services.keys.testPayments;
const signed = (text: string, atMs = NOW_MS) => signEvent(keyOf(), Buffer.from(text), atMs);

async function send(payload: string, signature?: string, provider = 'test'): Promise<number> {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/payments/events/${provider}`,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'payment-signature': signature }),
    },
    payload,
  });
  return answer.statusCode;
}

async function storedIds(): Promise<string[]> {
  const rows = await t.db.query<{ event_id: string }>(
    'select event_id from payment_events order by event_id',
  );
  return rows.map((row) => row.event_id);
}

test('an event is stored once, however often it is sent', async () => {
  const text = body('evt_one');
  expect([await send(text, signed(text)), await send(text, signed(text))]).toEqual([204, 204]);
  expect(await storedIds()).toEqual(['evt_one']);
});

test('a forged, an altered, an old and an unsigned event are refused and not stored', async () => {
  const before = await storedIds();
  const text = body('evt_bad');
  const forged = signEvent('another key', Buffer.from(text), NOW_MS);
  expect(await send(text, forged)).toBe(400);
  expect(await send(text.replace('12345', '12346'), signed(text))).toBe(400);
  expect(await send(text, signed(text, NOW_MS - 6 * MINUTE_MS))).toBe(400);
  expect(await send(text, signed(text, NOW_MS + 6 * MINUTE_MS))).toBe(400);
  expect(await send(text, 't=abc,v1=')).toBe(400);
  expect(await send(text)).toBe(400);
  expect(await storedIds()).toEqual(before);
});

test('events of a provider that the site does not use are not found', async () => {
  const text = body('evt_elsewhere');
  expect(await send(text, signed(text), 'stripe')).toBe(404);
});

test('isSignedEvent takes any of several signatures, as while a key is changed', () => {
  const bytes = Buffer.from('{}');
  const signature = signEvent('new', bytes, NOW_MS);
  const both = `${signEvent('old', bytes, NOW_MS)},${signature.split(',')[1]}`;
  expect(isSignedEvent('new', bytes, both, NOW_MS)).toBe(true);
  expect(isSignedEvent('third', bytes, both, NOW_MS)).toBe(false);
});
