import { domainError, requireFound } from '#server/core/errors.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { linkState } from '#server/entities/collection/invite-links.ts';
import { findInviteLink } from '#server/entities/collection/links-repository.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { broughtBy } from '../people/brings.ts';
import { isFull } from '../people/room-repository.ts';
import { presentCollections } from '../show/collection-presenter.ts';

const NOTHING = { blogs: [], tags: [], previews: [] };

/**
 * Returns the invitation behind a link, also to a visitor. A link that ended says so, and shows a collection only where
 * it can be seen without it.
 */
export const getCollectionInvitation: Handler<'getCollectionInvitation'> = async ({
  params,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const link = await findInviteLink(db, params.hash);
  if (!link) throw domainError('not-found', { reason: 'invitation' });
  const rows = await collectionsByIds(db, [link.collection_id], viewerId);
  const row = requireFound(rows.get(link.collection_id), 'The collection');
  const opened = linkState(link, services.now());
  if (opened !== 'open' && !(await canViewCollection(db, row, viewerId)))
    return { invitation: { state: opened, brings: NOTHING } };
  const state = opened === 'open' && (await isFull(db, row.id)) ? 'full' : opened;
  const [collection] = await presentCollections(db, [row], viewerId);
  const sender = (await blogsByIds(db, [row.owner_blog_id], viewerId)).get(row.owner_blog_id);
  return {
    invitation: {
      state: row.viewer_role === null ? state : 'joined',
      ...(collection ? { collection } : {}),
      ...(sender ? { sender: presentBlogRef(sender, viewerId) } : {}),
      role: link.role,
      ...(link.message === '' ? {} : { message: link.message }),
      ...(opened === 'open' && link.expires !== null ? { expiresTs: link.expires } : {}),
      brings: await broughtBy({ db, row, viewerId, nowMs: services.now() }),
    },
  };
};
