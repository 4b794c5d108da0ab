import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';
import { followAs, likeAs, postAs } from './posts.ts';

/** A member whom a test does not affect, with all database rows about them. */
export type Bystander = {
  member: Member;
  /** Fails when a row of theirs changed, came or went since they were created. */
  expectUnchanged(): Promise<void>;
};

type Column = { table_name: string; column_name: string };

/** Columns by which a row belongs to a member or to a blog of theirs. */
const OWNERS: Record<string, 'userId' | 'blogId'> = {
  user_id: 'userId',
  owner_id: 'userId',
  author_id: 'userId',
  sender_id: 'userId',
  blog_id: 'blogId',
};

/** Returns all rows of a member and one of their blogs, table by table, in a stable order. */
export async function rowsOf(
  app: TestApp,
  member: Pick<Member, 'userId' | 'blogId'>,
): Promise<Record<string, unknown[]>> {
  const columns = await app.db.query<Column>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name = any($1::text[]) order by table_name, column_name`,
    [Object.keys(OWNERS)],
  );
  const conditions: Record<string, { table: string; where: string }> = {
    users: { table: 'users', where: `t.id = ${BigInt(member.userId)}` },
    blogs: { table: 'blogs', where: `t.id = ${BigInt(member.blogId)}` },
  };
  for (const [table, owners] of Map.groupBy(columns, ({ table_name }) => table_name)) {
    const where = owners.map(({ column_name: name }) => {
      const id = OWNERS[name] === 'userId' ? member.userId : member.blogId;
      return `t.${name} = ${BigInt(id)}`;
    });
    conditions[`${table} of theirs`] = { table, where: where.join(' or ') };
  }
  // One statement, because tests read everything twice.
  const rows = await app.db.query<{ name: string; rows: unknown[] }>(
    Object.entries(conditions)
      .map(
        ([name, { table, where }]) =>
          `select '${name}' as name, (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')
             from ${table} t where ${where}) as rows`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/**
 * Creates a member with a post, a like, a follow, a session and an access token, which must be unchanged at the end of
 * the test: this detects writes without a `where`.
 *
 * @param liked another member's post and blog that they like and follow, where the test has one
 */
export async function makeBystander(
  app: TestApp,
  name = 'bystander',
  liked?: { post: Parameters<typeof likeAs>[2]; blog: string },
): Promise<Bystander> {
  const member = await app.member(name);
  await postAs(app, member, 'Nothing to do with it.');
  if (liked) {
    await likeAs(app, member, liked.post);
    await followAs(app, member, liked.blog);
  }
  await app.app.services.sessions.createAccessToken(member.userId, 'another client');
  const before = await rowsOf(app, member);
  return {
    member,
    expectUnchanged: async () => expect(await rowsOf(app, member)).toEqual(before),
  };
}
