import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { InvitationRow } from '#server/membership/invitations-repository.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { presentRefs } from '../lists/refs.ts';

/** Presents invitations to communities in the order of the rows; those of gone blogs and communities are left out. */
export async function presentCommunityInvitations(
  db: Queryable,
  rows: readonly InvitationRow<'community'>[],
  viewerId: string,
): Promise<components['schemas']['CommunityInvitation'][]> {
  const blogIds = rows.flatMap((row) => [row.sender_blog_id, row.recipient_blog_id ?? []].flat());
  const [blogs, communities] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    communitiesByIds(
      db,
      rows.map(({ space_id }) => space_id),
      viewerId,
    ),
  ]);
  const open = [...communities.values()].filter(({ deleted }) => deleted === null);
  const refs = new Map((await presentRefs(db, open, viewerId)).map((ref) => [ref.uuid, ref]));
  return rows.flatMap((row) => {
    const sender = blogs.get(row.sender_blog_id);
    const recipient = row.recipient_blog_id === null ? undefined : blogs.get(row.recipient_blog_id);
    const community = refs.get(communities.get(row.space_id)?.uuid ?? '');
    if (!sender || !recipient || !community || !takesPart(sender)) return [];
    return {
      sender: presentBlogRef(sender, viewerId),
      recipient: presentBlogRef(recipient, viewerId),
      sentOn: row.sent_at,
      ...(row.message ? { message: row.message } : {}),
      community,
    };
  });
}
