import { pushWordsIn } from '#generated/push-words.js';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentNotifications } from '#server/modules/notifications/notifications-presenter.ts';
import {
  mutedBlogs,
  type NotificationRow,
  notificationPage,
  readMarkerOf,
} from '#server/modules/notifications/notifications-repository.ts';
import { kindOfType } from '#server/notifications/kinds.ts';
import { bodyOf, cut, type Pushed, type PushedMessage, type Reader } from './pushed.ts';
import type { Waiting } from './waiting-repository.ts';

type Notification = components['schemas']['Notification'];

/** Maximum number of rows read per blog. */
const MAX_ROWS = 50;

function whoDid({ actors, actorCount }: Notification, reader: Reader): string {
  const words = pushWordsIn(reader.locale);
  const name = actors[0]?.name ?? words.somebody();
  return actorCount > 1 ? words.withOthers(name, actorCount - 1) : name;
}

/** Returns the quoted text, where it may be shown; else the blog's name for members with several. */
function bodyFor(told: Notification, reader: Reader, blogName: string | undefined): string | undefined {
  const words = pushWordsIn(reader.locale);
  const said = told.replyText ?? told.addedText ?? told.askText ?? (told.targetPost ?? told.post)?.summary;
  const text = reader.showsText ? cut(said) : undefined;
  return text ?? (blogName === undefined ? undefined : words.forBlog(blogName));
}

/** Returns the address of the event. */
function urlOf(told: Notification, blogName: string): string {
  const shown = told.post ?? told.targetPost;
  const path = kindOfType(told.type)?.pathOf?.(told, blogName);
  if (path) return path;
  return shown?.postUrl ?? `/activity?blog=${blogName}`;
}

/** Returns one tag for everything that is grouped, so that a further event replaces the shown message. */
function tagOf(
  { type, id, post_id, actor_blog_id }: NotificationRow,
  { groupBy }: Reader,
  blogId: string,
): string {
  const groupedBy = groupBy === null ? undefined : kindOfType(type)?.groupedBy;
  if (groupedBy === 'blog') return `${type}-${blogId}`;
  if (groupedBy === 'post') return `${type}-${blogId}-${groupBy === 'post' ? post_id : actor_blog_id}`;
  return `${type}-${id}`;
}

function messageOf(row: NotificationRow, told: Notification, reader: Reader, blog: ToldBlog): PushedMessage {
  return {
    tag: tagOf(row, reader, blog.id),
    title: pushWordsIn(reader.locale).title(row.type, whoDid(told, reader)),
    ...bodyOf(bodyFor(told, reader, blog.isOneOfSeveral ? blog.name : undefined)),
    url: urlOf(told, blog.name),
    at: told.timestamp * 1000,
  };
}

/** A blog of the member with new notifications. */
export interface ToldBlog {
  id: string;
  name: string;
  isOneOfSeveral: boolean;
}

/**
 * Returns the push messages for pending notifications, grouped like the member's list: unread ones, from visible blogs,
 * of enabled types. Pending ones that are not included must not be sent.
 */
export async function pushNotifications(
  db: Queryable,
  reader: Reader,
  blogs: readonly ToldBlog[],
  waiting: readonly Waiting[],
): Promise<Pushed[]> {
  const byBlog = Map.groupBy(waiting, ({ blog_id }) => blog_id);
  const quiet = await mutedBlogs(db, [...byBlog.keys()]);
  const told: Pushed[] = [];
  for (const blog of blogs) {
    const own = byBlog.get(blog.id);
    if (own && !quiet.has(blog.id)) told.push(...(await pushOfBlog(db, reader, blog, own)));
  }
  return told;
}

async function pushOfBlog(
  db: Queryable,
  reader: Reader,
  blog: ToldBlog,
  waiting: readonly Waiting[],
): Promise<Pushed[]> {
  const seen = await readMarkerOf(db, blog.id, reader.userId);
  const filter = {
    from: 'everyone',
    above: seen,
    omitPostIds: [],
    groupBy: reader.groupBy,
    ids: waiting.map(({ subject_id }) => subject_id),
  } as const;
  const rows = await notificationPage(db, blog.id, reader.userId, filter, { limit: MAX_ROWS });
  const presented = await presentNotifications(db, rows, reader.userId, seen);
  const bySubject = new Map(waiting.map((one) => [one.subject_id, one]));
  return rows.flatMap((row, at) => {
    const shown = presented[at];
    if (!shown || !reader.wants[kindOfType(row.type)?.push.setting ?? 'pushOther']) return [];
    const tells = row.named.flatMap((id) => bySubject.get(id) ?? []);
    return [{ message: messageOf(row, shown, reader, blog), tells }];
  });
}
