import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/lifecycle/migrate.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await migrate(db, 11);
});
afterAll(() => db.close());

function membersOf() {
  return db.query(
    `select u.email, b.name, m.is_primary from blog_members m
       join users u on u.id = m.user_id join blogs b on b.id = m.blog_id order by b.name, u.email`,
  );
}

test('the migration keeps a blog primary for its owner, and not for its other writers', async () => {
  await db.transaction((tx) =>
    tx.script(`
    insert into users (id, email, birth_date) values (1, 'anna', '1990-01-01'), (2, 'bela', '1990-01-01');
    insert into blogs (id, owner_id, name, is_primary) values
      (11, 1, 'anna', true), (12, 1, 'desk', false), (13, 2, 'bela', true);
    insert into blog_members (blog_id, user_id, role) values
      (11, 1, 'admin'), (11, 2, 'member'), (12, 1, 'admin'), (12, 2, 'member'), (13, 2, 'admin');
  `),
  );
  await migrate(db);
  const after = [
    { email: 'anna', name: 'anna', is_primary: true },
    { email: 'bela', name: 'anna', is_primary: false },
    { email: 'bela', name: 'bela', is_primary: true },
    { email: 'anna', name: 'desk', is_primary: false },
    { email: 'bela', name: 'desk', is_primary: false },
  ];
  expect(await membersOf()).toEqual(after);
  // Undone and applied again, the migration gives the same result.
  await migrate(db, 11);
  expect(await db.query('select name, is_primary from blogs order by name')).toEqual([
    { name: 'anna', is_primary: true },
    { name: 'bela', is_primary: true },
    { name: 'desk', is_primary: false },
  ]);
  await migrate(db);
  expect(await membersOf()).toEqual(after);
});

test('a member has at most one primary blog', async () => {
  await expect(
    db.query('update blog_members set is_primary = true where blog_id = 12 and user_id = 1'),
  ).rejects.toMatchObject({ code: '23505' });
});
