import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/lifecycle/migrate.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';

/** The schema version before members of blogs became members of spaces. */
const BEFORE_VERSION = 90;

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await migrate(db, BEFORE_VERSION);
  await db.transaction((tx) =>
    tx.script(`
    insert into users (id, email) values (1, 'anna@example.test'), (2, 'bela@example.test'), (3, 'cleo@example.test');
    insert into blogs (id, owner_id, name) values (11, 1, 'anna'), (12, 1, 'desk'), (13, 2, 'bela');
    insert into blog_members (blog_id, user_id, role, is_primary, sort_order, posts_seen, joined_at) values
      (11, 1, 'admin', true, 0, 5, '2020-01-01Z'), (12, 1, 'admin', false, 1, 6, '2020-01-02Z'),
      (12, 2, 'member', false, 2, 7, '2020-01-03Z'), (13, 2, 'admin', true, 0, 8, '2020-01-04Z');
    insert into blog_invitations (id, blog_id, role, sender_id, recipient_id, sent_at) values
      (21, 12, 'member', 1, 3, '2020-02-01Z');
    insert into blog_invitations (id, blog_id, role, sender_id, email, token_hash, expires_at, sent_at) values
      (22, 12, 'admin', 1, 'dora@example.test', '\\x01', '2020-03-01Z', '2020-02-02Z');
  `),
  );
});
afterAll(() => db.close());

function rowsOf(members: string, invitations: string, space: string) {
  return Promise.all([
    db.query(`select ${space} as space, user_id, role, is_primary, sort_order, posts_seen, joined_at
      from ${members} order by 1, 2`),
    db.query(`select id, ${space} as space, role, sender_id, recipient_id, email, token_hash, expires_at, sent_at
      from ${invitations} order by id`),
  ]);
}

test('members and invitations of blogs become those of spaces and back without a loss', async () => {
  const before = await rowsOf('blog_members', 'blog_invitations', 'blog_id');
  expect(before.map((rows) => rows.length)).toEqual([4, 2]);
  await migrate(db);
  expect(await rowsOf('space_members', 'space_invitations', 'space_id')).toEqual(before);
  expect((await rowsOf('blog_members', 'space_invitations', 'blog_id'))[0]).toEqual(before[0]);
  expect(await db.query('select id, kind from spaces order by id')).toEqual(
    ['11', '12', '13'].map((id) => ({ id, kind: 'blog' })),
  );
  await migrate(db, BEFORE_VERSION);
  expect(await rowsOf('blog_members', 'blog_invitations', 'blog_id')).toEqual(before);
  await migrate(db);
  expect(await rowsOf('space_members', 'space_invitations', 'space_id')).toEqual(before);
});

test('a blog creates its space, and deleting it deletes its members and invitations', async () => {
  await db.query("insert into blogs (id, owner_id, name) values (14, 3, 'cleo')");
  await db.query("insert into blog_members (blog_id, user_id, role) values (14, 3, 'admin')");
  await db.query(`insert into space_invitations (space_id, space_kind, role, sender_id, recipient_id)
    values (14, 'blog', 'member', 3, 1)`);
  await db.query('delete from blogs where id = 14');
  for (const table of [
    'spaces where id',
    'space_members where space_id',
    'space_invitations where space_id',
  ]) {
    expect(await db.query(`select 1 from ${table} = 14`)).toEqual([]);
  }
});

test('the view of the members of blogs shows and accepts no member of another space', async () => {
  await db.query("insert into spaces (id, kind) values (31, 'community')");
  await db.query(`insert into space_members (space_id, space_kind, user_id, blog_id, role)
    values (31, 'community', 1, 11, 'moderator')`);
  expect(await db.query('select 1 from blog_members where blog_id = 31')).toEqual([]);
  await expect(
    db.query(
      "insert into blog_members (blog_id, space_kind, user_id, role) values (31, 'community', 2, 'member')",
    ),
  ).rejects.toMatchObject({ code: '23514' });
  await db.query('delete from spaces where id = 31');
  expect(await db.query('select 1 from space_members where space_id = 31')).toEqual([]);
});

test('going back before communities hides their posts', async () => {
  await db.query("insert into spaces (id, kind) values (32, 'community')");
  await db.query(`insert into posts (blog_id, id, author_id, state, type, reblog_key, root_post_id, root_blog_id, position, community_id)
    values (11, 41, 1, 'published', 'text', 'abcdefgh', 41, 11, 41, 32),
           (11, 42, 1, 'published', 'text', 'abcdefgh', 42, 11, 42, null)`);
  await migrate(db, 91);
  expect(await db.query('select id, state from posts order by id')).toEqual([
    { id: '41', state: 'private' },
    { id: '42', state: 'published' },
  ]);
  await migrate(db);
  await db.query('delete from posts');
});
