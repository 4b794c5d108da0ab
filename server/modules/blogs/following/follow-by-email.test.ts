import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
  bystander = await makeBystander(t);
});
afterAll(() => t.close());
beforeEach(() =>
  t.db.query('update users set email_lookup = true, email_verified_at = now(), state = $2 where id = $1', [
    otto.userId,
    'active',
  ]),
);

function follow(email: string) {
  return t.injectAs(ivy, { method: 'POST', url: '/v2/user/follow', payload: { email } });
}

it('followBlog by e-mail follows a member with email_lookup, in any case of the address', async () => {
  const { status, body } = await follow(` ${otto.email.toUpperCase()} `);
  expect([status, body.response.blog.name]).toEqual([200, 'otto']);
  await bystander.expectUnchanged();
});

it.each([
  ['did not allow it', 'email_lookup = false'],
  ['has not confirmed the address', 'email_verified_at = null'],
  ['is deleted', "state = 'deleted'"],
  ['is suspended', "state = 'suspended'"],
])(
  'followBlog by e-mail answers 4004, as for an unknown address, when the member %s',
  async (_what, change) => {
    await t.db.query(`update users set ${change} where id = $1`, [otto.userId]);
    const [one, nobody] = [await follow(otto.email), await follow('nobody@example.test')];
    expect([one.status, one.body.errors]).toEqual([nobody.status, nobody.body.errors]);
    expect(nobody.body.errors[0]).toMatchObject({ code: 4004, field: 'email' });
  },
);

it('followBlog by e-mail answers 4004, as for an unknown address, when the member blocks the reader', async () => {
  await t.db.query(
    'insert into user_blocks (user_id, blocked_user_id, blocked_blog_id) values ($1, $2, $3)',
    [otto.userId, ivy.userId, ivy.blogId],
  );
  const [one, nobody] = [await follow(otto.email), await follow('nobody@example.test')];
  expect(one.body.errors).toEqual(nobody.body.errors);
});

it('followBlog by e-mail runs the same statements for a known and an unknown address', async () => {
  await t.db.query('update users set email_lookup = false where id = $1', [otto.userId]);
  const asked = async (email: string) => {
    const { query } = t.db;
    const statements: string[] = [];
    t.db.query = ((text: string, ...values: never[]) => {
      statements.push(text);
      return query.call(t.db, text, ...values);
    }) as typeof query;
    await follow(email);
    t.db.query = query;
    return statements;
  };
  const known = await asked(otto.email);
  expect(known.length).toBeGreaterThan(1);
  expect(await asked('nobody@example.test')).toEqual(known);
});
