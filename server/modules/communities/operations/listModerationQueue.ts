import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentItems } from '../moderation/queue/item-presenter.ts';
import { claimingBlogs, countItems, queueItems } from '../moderation/queue/items-repository.ts';

const DEFAULT_LIMIT = 20;

/** Lists what waits for the moderators of a community, or what they decided. */
export const listModerationQueue: Handler<'listModerationQueue'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { type = 'all', state = 'open', sort = 'oldest', limit = DEFAULT_LIMIT, cursor } = query;
  const list = `communities/${community.id}/queue?${type}&${state}&${sort}`;
  const place = cursor === undefined ? undefined : services.cursors.read(list, cursor);
  const after = place ? ([Number(place[0]), String(place[1])] as const) : null;
  const [rows, open, inState, claiming] = await Promise.all([
    queueItems(db, community.id, { type, state, sort }, { after, limit: limit + 1 }),
    countItems(db, community.id, 'open'),
    state === 'open' ? undefined : countItems(db, community.id, state),
    claimingBlogs(db, community.id),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  const claimers = await blogsByIds(db, claiming, viewer.userId);
  return {
    items: await presentItems(page, reader),
    counts: open,
    moderators: [...claimers.values()].map((blog) => presentBlogRef(blog, viewer.userId)),
    total: (inState ?? open)[type],
    links: last
      ? {
          next: pageLink(
            pathOf('listModerationQueue', params),
            { ...query },
            { cursor: services.cursors.write(list, [last.report_count, last.position]), limit },
          ),
        }
      : {},
  };
};
