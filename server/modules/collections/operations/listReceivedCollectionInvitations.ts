import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { receivedInvitations } from '#server/membership/invitations-repository.ts';
import { presentInvitations } from '../people/invitation-presenter.ts';

const DEFAULT_LIMIT = 20;

/** Lists the invitations to collections that the member's blogs have not answered, the last sent first. */
export const listReceivedCollectionInvitations: Handler<'listReceivedCollectionInvitations'> = async ({
  query,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const { cursor, limit = DEFAULT_LIMIT } = query;
  const list = `collection-invitations/${userId}`;
  const place = cursor === undefined ? undefined : services.cursors.read(list, cursor).map(String);
  const before = place && ([place[0] ?? '', place[1] ?? ''] as const);
  const now = new Date(services.now());
  // One row more than requested shows that there is a next page.
  const rows = await receivedInvitations(db, 'collection', userId, { now, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const invitations = await presentInvitations(db, page, userId);
  if (!last || rows.length <= limit) return { invitations, links: {} };
  const next = services.cursors.write(list, [last.sort_key, last.id]);
  const path = pathOf('listReceivedCollectionInvitations');
  return { invitations, links: { next: pageLink(path, { ...query }, { cursor: next, limit }) } };
};
