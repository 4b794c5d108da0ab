import { pageLink } from '#server/feed/page-links.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentNotifications } from '../notifications-presenter.ts';
import {
  countUnreadNotifications,
  type NotificationFilter,
  notificationPage,
  readMarkerOf,
} from '../notifications-repository.ts';

type Query = Context<'listNotifications'>['query'];

/** Notification types of each filter of the page (spec 000 §3). */
const KINDS = {
  mentions: ['mention_in_post', 'mention_in_reply'],
  replies: ['reply', 'mention_in_reply', 'conversational_note'],
  reblogs: ['reblog_naked', 'reblog_with_content'],
} as const;

/** Returns the requested types: several filters are intersected. */
function typesOf({ filter = 'all', 'types[]': types }: Query): readonly string[] | undefined {
  if (filter === 'all') return types;
  return KINDS[filter].filter((kind) => !types || types.includes(kind));
}

function filterOf(query: Query, readUpTo: string): NotificationFilter {
  const { rollups = true, group_by = 'post', from = 'everyone', unread = false } = query;
  return {
    types: typesOf(query),
    from,
    above: unread ? readUpTo : '0',
    before: query.before,
    postId: query.post_id,
    omitPostIds: query['omit_post_ids[]'] ?? [],
    groupBy: rollups ? group_by : null,
  };
}

export const listNotifications: Handler<'listNotifications'> = async ({
  params,
  query,
  subject: { blog },
  db,
  services,
  viewer,
}) => {
  const { cursor, limit = 20, ...asked } = query;
  const list = `notifications/${blog.id}?${JSON.stringify(Object.entries(asked).toSorted())}`;
  const below = cursor === undefined ? undefined : String(services.cursors.read(list, cursor)[0]);
  const readUpTo = await readMarkerOf(db, blog.id, viewer.userId);
  const [found, [unread]] = await Promise.all([
    notificationPage(db, blog.id, viewer.userId, filterOf(query, readUpTo), { below, limit: limit + 1 }),
    countUnreadNotifications(db, viewer.userId, blog.id),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const path = pathOf('listNotifications', params);
  return {
    notifications: await presentNotifications(db, rows, viewer.userId, readUpTo),
    links:
      last && found.length > limit
        ? { next: pageLink(path, asked, { cursor: services.cursors.write(list, [last.id]), limit }) }
        : {},
    unreadCount: unread?.count ?? 0,
  };
};
