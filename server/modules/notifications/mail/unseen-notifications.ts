import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type MailedBlog, mailBlog } from '#server/entities/blog/mail-blog.ts';
import type { MailedOwnBlog, MailReader, WaitingMail } from '#server/mail/mail-cause.ts';
import { presentNotifications } from '#server/modules/notifications/notifications-presenter.ts';
import {
  mutedBlogs,
  type NotificationRow,
  notificationPage,
  readMarkerOf,
} from '#server/modules/notifications/notifications-repository.ts';
import type { NotificationMail } from '#server/notifications/kind.ts';
import { typesMailedAs } from '#server/notifications/kinds.ts';

/** Maximum number of notifications of a blog that one mail counts. */
const MAX_ROWS = 500;

/** An unread notification that the member may be told of. */
export interface UnseenNotification {
  row: NotificationRow;
  /** As the member's list shows it. */
  shown: components['schemas']['Notification'];
  /** Milliseconds since 1970. */
  at: number;
  waiting: WaitingMail;
}

/** Unread notifications of a blog, oldest first. */
interface UnseenOfBlog {
  blog: MailedOwnBlog;
  unseen: UnseenNotification[];
}

/**
 * Returns those of the waiting notifications that the member's list shows as unread at this moment, by blog: without
 * muted blogs, and without those that a filter covers.
 */
export async function unseenNotifications(
  db: Queryable,
  reader: MailReader,
  waiting: readonly WaitingMail[],
  mail: NotificationMail['kind'],
): Promise<UnseenOfBlog[]> {
  const byBlog = Map.groupBy(waiting, ({ blogId }) => blogId);
  const muted = await mutedBlogs(db, [...byBlog.keys()]);
  const found: UnseenOfBlog[] = [];
  for (const blog of reader.blogs) {
    const own = byBlog.get(blog.id);
    if (!own || muted.has(blog.id)) continue;
    const unseen = await unseenOfBlog(db, reader.userId, blog.id, own, typesMailedAs(mail));
    if (unseen.length > 0) found.push({ blog, unseen });
  }
  return found;
}

async function unseenOfBlog(
  db: Queryable,
  userId: string,
  blogId: string,
  waiting: readonly WaitingMail[],
  types: readonly string[],
): Promise<UnseenNotification[]> {
  const above = await readMarkerOf(db, blogId, userId);
  const ids = waiting.map(({ subjectId }) => subjectId);
  const filter = { types, from: 'everyone', above, omitPostIds: [], groupBy: null, ids } as const;
  const rows = await notificationPage(db, blogId, userId, filter, { limit: MAX_ROWS });
  const presented = await presentNotifications(db, rows, userId, above);
  const bySubject = new Map(waiting.map((one) => [one.subjectId, one]));
  const unseen = rows.flatMap((row, at) => {
    const [shown, one] = [presented[at], bySubject.get(row.id)];
    if (!shown || !one || shown.filteredBy) return [];
    return [{ row, shown, at: timeOfId(row.id), waiting: one }];
  });
  return unseen.reverse();
}

/** Returns the recipient's blog as a mail shows it. */
export function shownBlog({ name, avatar }: MailedOwnBlog): MailedBlog {
  return { name, ...(avatar ? { avatar } : {}) };
}

/** Returns the group of one mail, and the events that it tells. */
export function toldAs(
  id: string,
  unseen: readonly UnseenNotification[],
): { tells: WaitingMail[]; groups: { id: string; newest: string }[] } {
  return {
    tells: unseen.map(({ waiting }) => waiting),
    groups: [{ id, newest: unseen.at(-1)?.row.id ?? '0' }],
  };
}

/** Returns the acting blog of a notification as a mail shows it; undefined for an anonymous one. */
export function actorOf({ shown }: UnseenNotification): MailedBlog | undefined {
  const [actor] = shown.actors;
  return actor && mailBlog(actor);
}
