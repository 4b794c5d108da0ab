import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentHistory } from '../moderation/members/history-presenter.ts';
import { historyOfMember } from '../moderation/members/history-repository.ts';

const DEFAULT_LIMIT = 20;

/** Lists what a blog did in a community and what was decided about it, the newest first. */
export const listMemberHistory: Handler<'listMemberHistory'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const viewerId = viewer.userId;
  const blog = await findBlog(db, params.blog, viewerId);
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  const { limit = DEFAULT_LIMIT, cursor } = query;
  const list = `communities/${community.id}/history/${blog.id}`;
  const below = cursor === undefined ? null : String(services.cursors.read(list, cursor)[0]);
  const rows = await historyOfMember(db, community.id, blog.id, { below, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: await presentHistory(page, { db, community, viewerId, now: services.now() / 1000 }),
    links: last
      ? {
          next: pageLink(
            pathOf('listMemberHistory', params),
            { ...query },
            { cursor: services.cursors.write(list, [last.id]), limit },
          ),
        }
      : {},
  };
};
