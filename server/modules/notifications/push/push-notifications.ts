import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import {
  type NotificationRow,
  notificationPage,
  quietBlogs,
  readTo,
} from '#server/modules/notifications/notifications-repository.ts';
import { presentNotifications } from '#server/modules/notifications/present-notifications.ts';
import { pushKindOf, pushWords } from './push-words.ts';
import { bodyOf, cut, type Pushed, type PushedMessage, type Reader } from './pushed.ts';
import type { Waiting } from './waiting-repository.ts';

type Notification = components['schemas']['Notification'];

/** Rows of one blog that are looked at. */
const MOST_ROWS = 50;

function whoDid({ actors, actorCount }: Notification, reader: Reader): string {
  const words = pushWords(reader.locale);
  const name = actors[0]?.name ?? words.somebody;
  return actorCount > 1 ? words.others(name, actorCount - 1) : name;
}

/** What was written, where it may be shown; else whose blog it is about, for who has several. */
function bodyFor(told: Notification, reader: Reader, blogName: string | undefined): string | undefined {
  const words = pushWords(reader.locale);
  const said = told.replyText ?? told.addedText ?? told.askText ?? (told.targetPost ?? told.post)?.summary;
  const text = reader.showsText ? cut(said) : undefined;
  return text ?? (blogName === undefined ? undefined : words.forBlog(blogName));
}

/** Where it happened. */
function urlOf(told: Notification, blogName: string): string {
  const shown = told.post ?? told.targetPost;
  if (told.type === 'ask') return `/inbox/${blogName}`;
  if (told.type === 'publish_failed') return `/blog/${blogName}/drafts`;
  if (told.type.startsWith('post_')) return `/blog/${blogName}/review`;
  if (told.type === 'follow' && told.actorCount === 1 && told.fromTumblelogName)
    return `/${told.fromTumblelogName}`;
  return shown ? postUrl(shown.blogName, shown.id, '') : `/activity?blog=${blogName}`;
}

/** The same for everything that is rolled up, so that one more takes the place of what was shown before. */
function tagOf(
  { type, id, post_id, actor_blog_id }: NotificationRow,
  { groupBy }: Reader,
  blogId: string,
): string {
  if (groupBy !== null && type === 'follow') return `follow-${blogId}`;
  if (groupBy !== null && (type === 'like' || type === 'reblog_naked')) {
    return `${type}-${blogId}-${groupBy === 'post' ? post_id : actor_blog_id}`;
  }
  return `${type}-${id}`;
}

function messageOf(row: NotificationRow, told: Notification, reader: Reader, blog: ToldBlog): PushedMessage {
  const words = pushWords(reader.locale);
  const say = words.deeds[row.type] ?? words.something;
  return {
    tag: tagOf(row, reader, blog.id),
    title: say(whoDid(told, reader)),
    ...bodyOf(bodyFor(told, reader, blog.isOneOfSeveral ? blog.name : undefined)),
    url: urlOf(told, blog.name),
    at: told.timestamp * 1000,
  };
}

/** A blog of the member that was told something. */
export interface ToldBlog {
  id: string;
  name: string;
  isOneOfSeveral: boolean;
}

/**
 * What of the notifications that wait is told, rolled up as the member's list is: what was not read yet, by whom they see, of
 * kinds they want. What is not among it is not to be told.
 */
export async function pushNotifications(
  db: Queryable,
  reader: Reader,
  blogs: readonly ToldBlog[],
  waiting: readonly Waiting[],
): Promise<Pushed[]> {
  const byBlog = Map.groupBy(waiting, ({ blog_id }) => blog_id);
  const quiet = await quietBlogs(db, [...byBlog.keys()]);
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
  const seen = await readTo(db, blog.id, reader.userId);
  const filter = {
    from: 'everyone',
    above: seen,
    omitPostIds: [],
    groupBy: reader.groupBy,
    ids: waiting.map(({ subject_id }) => subject_id),
  } as const;
  const rows = await notificationPage(db, blog.id, reader.userId, filter, { limit: MOST_ROWS });
  const presented = await presentNotifications(db, rows, reader.userId, seen);
  const bySubject = new Map(waiting.map((one) => [one.subject_id, one]));
  return rows.flatMap((row, at) => {
    const shown = presented[at];
    if (!shown || !reader.wants[pushKindOf(row.type)]) return [];
    const tells = row.named.flatMap((id) => bySubject.get(id) ?? []);
    return [{ message: messageOf(row, shown, reader, blog), tells }];
  });
}
