import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { CommunityPresence } from '#server/entities/community/presenter.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { isListable } from '#server/policies/blogs.ts';
import { openItemsByCommunity } from '../moderation/queue/items-repository.ts';
import { permissionFields } from '../people/permissions.ts';
import { type ReaderRow, readerRows } from '../people/unread-repository.ts';
import { type FaceRow, friendsIn, type OwnSeatRow, onlineMembers, ownSeats } from './presence-repository.ts';

type Schemas = components['schemas'];

/** Everything about communities that depends on who else is there and on what the viewer did in them. */
export interface PresenceOf extends CommunityPresence {
  seats: OwnSeatRow[];
  reader: ReaderRow | undefined;
}

/** Returns the membership of the viewer: of the blog that joined last. */
function membershipOf(
  row: CommunityRow,
  seats: readonly OwnSeatRow[],
  reader: ReaderRow | undefined,
): Schemas['CommunityMembership'] {
  const [seat] = seats;
  if (!seat) return { isMember: false };
  return {
    isMember: true,
    role: row.viewer_role ?? seat.role,
    blogName: seat.blog_name,
    isMuted: row.is_write_muted,
    ...(row.write_muted_until === null ? {} : { mutedUntilTs: row.write_muted_until }),
    isUnreadMuted: reader?.is_muted ?? false,
    ...permissionFields(row.viewer_role, row.viewer_permissions),
    ...(row.viewer_role === 'member' ? {} : { hasReadModerationGuide: reader?.has_read_guide ?? false }),
  };
}

/** Reads who is in some communities and what the viewer has to do with them, for a whole page at once. */
export async function presenceOf(
  db: Queryable,
  rows: readonly CommunityRow[],
  viewerId: string | null,
): Promise<Map<string, PresenceOf>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [online, friends, seats, readers, queues] = await Promise.all([
    onlineMembers(db, ids, viewerId),
    viewerId === null ? [] : friendsIn(db, ids, viewerId),
    viewerId === null ? [] : ownSeats(db, ids, viewerId),
    viewerId === null ? [] : readerRows(db, ids, viewerId),
    viewerId === null ? [] : openItemsByCommunity(db, viewerId, ids),
  ]);
  const blogs = await blogsByIds(
    db,
    [...online, ...friends].map((face) => face.blog_id),
    viewerId,
  );
  const facesOf = (faces: readonly FaceRow[], id: string) =>
    faces.flatMap((face) => {
      const blog = face.community_id === id ? blogs.get(face.blog_id) : undefined;
      return blog && isListable(blog, viewerId) ? [presentBlogRef(blog, viewerId)] : [];
    });
  const countOf = (faces: readonly FaceRow[], id: string) =>
    faces.find((face) => face.community_id === id)?.count ?? 0;
  return new Map(
    rows.map((row) => {
      const own = seats.filter((seat) => seat.community_id === row.id);
      const reader = readers.find((one) => one.community_id === row.id);
      return [
        row.id,
        {
          onlineCount: countOf(online, row.id),
          online: facesOf(online, row.id),
          friendCount: countOf(friends, row.id),
          friends: facesOf(friends, row.id),
          membership: membershipOf(row, own, reader),
          unread: reader?.unread ?? 0,
          queue: queues.find((one) => one.id === row.id)?.count ?? 0,
          seats: own,
          reader,
        },
      ];
    }),
  );
}
