import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { invitationPage } from '#server/membership/invitations-repository.ts';
import { presentCommunityInvitations } from './invitation-presenter.ts';

type Schemas = components['schemas'];

interface Asked {
  db: Queryable;
  cursors: Cursors;
  /** Name of the list; a cursor of one list is invalid in every other. */
  list: string;
  path: string;
  query: { before?: number | undefined; cursor?: string | undefined; limit?: number | undefined };
  viewerId: string;
  now: Date;
}

const DEFAULT_LIMIT = 20;

/** Returns a page of pending invitations to a community, or of those that a member received; the last sent first. */
export async function communityInvitationPage(
  { db, cursors, list, path, query, viewerId, now }: Asked,
  of: { spaceId: string } | { recipientId: string },
): Promise<{ invitations: Schemas['CommunityInvitation'][]; links: Schemas['PageLinks'] }> {
  const { limit = DEFAULT_LIMIT, cursor } = query;
  const before = cursor === undefined ? null : String(cursors.read(list, cursor)[0]);
  const rows = await invitationPage(db, 'community', of, now, {
    before,
    sentBefore: query.before,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    invitations: await presentCommunityInvitations(db, page, viewerId),
    links:
      last && rows.length > limit
        ? { next: pageLink(path, { ...query }, { cursor: cursors.write(list, [last.id]), limit }) }
        : {},
  };
}
