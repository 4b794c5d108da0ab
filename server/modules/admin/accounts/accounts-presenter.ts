import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { isAddress } from '#server/mail/no-address.ts';
import type { AccountRow } from './accounts-repository.ts';

type SiteAccount = components['schemas']['SiteAccount'];

/** Returns the suspension of an account, if any. */
function presentSuspension({ reason, suspended, ends }: AccountRow): Pick<SiteAccount, 'suspension'> {
  if (reason === null || suspended === null) return {};
  return { suspension: { reason, suspendedTs: suspended, ...(ends === null ? {} : { untilTs: ends }) } };
}

/** Presents accounts to staff, including blogs that are hidden from everybody else. */
export async function presentAccounts(
  db: Queryable,
  rows: readonly AccountRow[],
  staffId: string,
): Promise<SiteAccount[]> {
  const ids = rows.flatMap(({ blog_ids }) => blog_ids);
  const blogs = await blogsByIds(db, [...new Set(ids)], staffId);
  return rows.map((row) => ({
    id: row.id,
    userUuid: row.uuid,
    name: row.name,
    ...(isAddress(row.email) ? { email: row.email } : {}),
    emailVerified: row.email_verified,
    state: row.state,
    isAdmin: row.role === 'admin',
    createdTs: row.created,
    ...(row.last_seen === null ? {} : { lastSeenTs: row.last_seen }),
    sessionCount: row.session_count,
    blogs: row.blog_ids.flatMap((id) => {
      const blog = blogs.get(id);
      return blog
        ? [{ blog: presentBlogRef(blog, staffId), state: blog.state, postCount: blog.post_count }]
        : [];
    }),
    ...presentSuspension(row),
  }));
}
