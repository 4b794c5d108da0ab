import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

/**
 * Every built call × a member who has not finished registering: only what visitors may do, and what finishes the
 * registration.
 */

let t: TestApp;
let partial: Member;
let whole: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [partial, whole] = [await t.member('partial'), await t.member('whole')];
  await t.db.query("update users set state = 'partial' where id = $1", [partial.userId]);
});
afterAll(() => t.close());

const built = Object.keys(handlers) as OperationId[];
/** Calls of members that such a member may make, each with the reason. */
const OPEN: Readonly<Partial<Record<OperationId, string>>> = {
  endSession: 'whoever is logged in can log out',
  getUserCounts: 'the page that finishes the registration has the frame of the site',
  getUserEvents: 'as getUserCounts',
  sendVerificationEmail: 'finishes the registration',
  setBirthDate: 'finishes the registration',
  setOption: 'the palette can be changed on every page',
};

/** Returns true when the call requires finishing the registration; other answers are checked by other tests. */
async function isRegistrationRequired(id: OperationId, token: string): Promise<boolean> {
  const { method, path } = operations[id];
  const reply = await t.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'nothing-like-it'),
    headers: { authorization: `Bearer ${token}`, accept: 'application/json;format=camelcase' },
  });
  if (reply.statusCode !== 401) return false;
  const [cause] = reply.json().errors;
  return cause.code === 1034 && cause.redirectTo === '/onboarding';
}

async function sentBack({ userId }: Member): Promise<OperationId[]> {
  const found: OperationId[] = [];
  for (const id of built) {
    // An event stream would stay open.
    if (id === 'getUserEvents') continue;
    // Uses a separate token, because some calls revoke it.
    const { token } = await t.app.services.sessions.createAccessToken(userId, 'test');
    if (await isRegistrationRequired(id, token)) found.push(id);
  }
  return found;
}

test('a member with unfinished registration may do what visitors may and finish it, and nothing else [audience-01] [permission-04]', async () => {
  const closed = built.filter((id) => operations[id].access !== 'public' && !(id in OPEN));
  expect(await sentBack(partial)).toEqual(closed);
});

test('no other caller is asked to finish a registration', async () => {
  expect(await sentBack(whole)).toEqual([]);
});
