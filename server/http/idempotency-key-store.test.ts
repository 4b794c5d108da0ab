import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { IdempotencyKeys, type KeyRequest } from './idempotency-key-store.ts';

let t: TestApp;
let keys: IdempotencyKeys;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  keys = new IdempotencyKeys(t.db);
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());
beforeEach(() => t.db.query('delete from idempotency_keys'));

function request(member: Member, key = 'the-key-of-a-request', words = 'the request'): KeyRequest {
  return { userId: member.userId, key, hash: createHash('sha256').update(words).digest() };
}
function age(interval: string) {
  return t.db.query('update idempotency_keys set created_at = now() - $1::interval', [interval]);
}
/** Seconds until a request is abandoned, as in most operations. */
const MINUTE_SECONDS = 60;
const kinds = (...uses: { kind: string }[]) => uses.map(({ kind }) => kind);

test('IdempotencyKeys starts one request per key, and the others get its response', async () => {
  const uses = await Promise.all([1, 2, 3].map(() => keys.begin(request(anna), MINUTE_SECONDS)));
  expect(kinds(...uses).sort()).toEqual(['new', 'under-way', 'under-way']);
  await keys.keep(request(anna), 'the answer');
  expect(await keys.begin(request(anna), MINUTE_SECONDS)).toEqual({ kind: 'answered', answer: 'the answer' });
  expect(await keys.begin(request(anna, undefined, 'another request'), MINUTE_SECONDS)).toEqual({
    kind: 'reused',
  });
});

test('IdempotencyKeys keeps and releases each key of each member separately', async () => {
  for (const one of [request(anna), request(anna, 'another-key-of-hers'), request(bela)]) {
    expect(await keys.begin(one, MINUTE_SECONDS)).toEqual({ kind: 'new' });
  }
  await keys.keep(request(anna), 'the answer');
  expect(
    kinds(
      await keys.begin(request(anna, 'another-key-of-hers'), MINUTE_SECONDS),
      await keys.begin(request(bela), MINUTE_SECONDS),
    ),
  ).toEqual(['under-way', 'under-way']);
  await keys.release(request(anna));
  expect(
    kinds(
      await keys.begin(request(anna), MINUTE_SECONDS),
      await keys.begin(request(anna, 'another-key-of-hers'), MINUTE_SECONDS),
      await keys.begin(request(bela), MINUTE_SECONDS),
    ),
  ).toEqual(['new', 'under-way', 'under-way']);
});

test.each([
  ['abandoned a minute ago', { after: '61 seconds' }, 'new'],
  ['begun less than a minute ago', { after: '55 seconds' }, 'under-way'],
  ['abandoned, where it may not be repeated', { after: '61 seconds', abandonedAfter: null }, 'under-way'],
  ['abandoned, for another request', { after: '61 seconds', words: 'another' }, 'reused'],
  ['answered long ago', { after: '23 hours 59 minutes', answer: 'the answer' }, 'answered'],
  ['answered more than a day ago', { after: '24 hours 1 second', answer: 'the answer' }, 'new'],
  [
    'used for another request more than a day ago',
    { after: '24 hours 1 second', answer: 'the answer', words: 'another', abandonedAfter: null },
    'new',
  ],
])('IdempotencyKeys decides about a key that was %s', async (_what, state: State, kind) => {
  const { after, answer, words, abandonedAfter = MINUTE_SECONDS } = state;
  await keys.begin(request(anna), MINUTE_SECONDS);
  if (answer !== undefined) await keys.keep(request(anna), answer);
  await age(after);
  expect(await keys.begin(request(anna, undefined, words), abandonedAfter ?? undefined)).toMatchObject({
    kind,
  });
  // A request that begins anew is in progress for the next caller.
  if (kind === 'new')
    expect(await keys.begin(request(anna, undefined, words), MINUTE_SECONDS)).toEqual({ kind: 'under-way' });
});

interface State {
  after: string;
  answer?: string;
  words?: string;
  /** Null for never. */
  abandonedAfter?: number | null;
}

test.each([
  [MINUTE_SECONDS, '60 seconds', 'under-way'],
  [MINUTE_SECONDS, '60.000001 seconds', 'new'],
  [5, '4.999999 seconds', 'under-way'],
  [5, '5 seconds', 'under-way'],
  [5, '5.000001 seconds', 'new'],
])(
  'IdempotencyKeys with abandonment after %i seconds: a request begun %s ago is %s',
  async (abandonedAfter, ago, kind) => {
    // Time stands still within a transaction.
    await t.db.transaction(async (tx) => {
      const inside = new IdempotencyKeys(tx);
      await inside.begin(request(anna), abandonedAfter);
      await tx.query('update idempotency_keys set created_at = now() - $1::interval', [ago]);
      expect(await inside.begin(request(anna), abandonedAfter)).toEqual({ kind });
    });
  },
);

test('IdempotencyKeys.sweep deletes keys older than a day', async () => {
  await keys.begin(request(anna), MINUTE_SECONDS);
  await age('24 hours 1 second');
  await keys.begin(request(bela), MINUTE_SECONDS);
  await keys.sweep();
  expect(await t.db.query('select user_id from idempotency_keys')).toEqual([{ user_id: bela.userId }]);
});
