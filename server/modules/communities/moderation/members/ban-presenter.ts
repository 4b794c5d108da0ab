import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentRule } from '../decision-presenter.ts';
import type { CommunityBanRow } from './bans-repository.ts';

/** Returns bans as moderators see them, for a whole page at once. */
export async function presentBans(
  db: Queryable,
  bans: readonly CommunityBanRow[],
  viewerId: string,
): Promise<components['schemas']['CommunityBan'][]> {
  const ids = bans.flatMap((ban) =>
    ban.decided_as === null ? [ban.blog_id] : [ban.blog_id, ban.decided_as],
  );
  const blogs = await blogsByIds(db, ids, viewerId);
  return bans.flatMap((ban) => {
    const blog = blogs.get(ban.blog_id);
    const bannedBy = ban.decided_as === null ? undefined : blogs.get(ban.decided_as);
    const rule = presentRule(ban);
    if (!blog) return [];
    return [
      {
        blog: presentBlogRef(blog, viewerId),
        ...(bannedBy?.state === 'active' ? { bannedBy: presentBlogRef(bannedBy, viewerId) } : {}),
        bannedTs: ban.banned,
        reason: ban.reason,
        ...(rule ? { rule } : {}),
        ...(ban.ends === null ? {} : { endsTs: ban.ends }),
        decisionId: ban.decision_id,
        ...(ban.note ? { note: ban.note } : {}),
      },
    ];
  });
}
