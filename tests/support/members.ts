import { type Database, first } from '#server/db/database.ts';
import type { Sessions } from '#server/identity/session-store.ts';

/** A member with an account, a primary blog and a browser session. */
export type Member = {
  userId: string;
  blogId: string;
  blogName: string;
  blogUuid: string;
  email: string;
  sid: string;
  csrfToken: string;
};

export type MemberDetails = { role?: 'member' | 'admin' };

/** Inserts a member directly into the database: without a password, and much faster than registering. */
export async function newMember(
  db: Database,
  sessions: Sessions,
  blogName: string,
  more: MemberDetails = {},
): Promise<Member> {
  const email = `${blogName}@example.test`;
  const ids = await db.transaction(async (tx) => {
    const user = await first<{ id: string }>(
      tx,
      "insert into users (email, birth_date, role) values ($1, '1990-01-01', $2) returning id",
      [email, more.role ?? 'member'],
    );
    const blog = await first<{ id: string; uuid: string }>(
      tx,
      'insert into blogs (owner_id, name, title) values ($1, $2, $2) returning id, uuid',
      [user?.id ?? null, blogName],
    );
    await tx.query(
      "insert into blog_members (blog_id, user_id, role, is_primary) values ($1, $2, 'admin', true)",
      [blog?.id ?? null, user?.id ?? null],
    );
    return { userId: user?.id ?? '', blogId: blog?.id ?? '', blogUuid: blog?.uuid ?? '' };
  });
  const { sid, csrfToken } = await sessions.start(ids.userId, 'test');
  return { ...ids, blogName, email, sid, csrfToken };
}

/** Makes a member a writer of a blog besides its owner. */
export async function addWriter(
  db: Database,
  blogName: string,
  { userId }: Member,
  role: 'admin' | 'member' = 'member',
): Promise<void> {
  await db.query(
    'insert into blog_members (blog_id, user_id, role) select id, $2, $3 from blogs where name = $1',
    [blogName, userId, role],
  );
}
