import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { presentReported } from '#server/modules/messaging/conversations/reported-presenter.ts';
import { presentNotes } from '#server/modules/notes/notes-presenter.ts';
import { notesByIds } from '#server/modules/notes/notes-repository.ts';
import type { QueuedReport } from './reports-queue-repository.ts';

type AdminReport = components['schemas']['AdminReport'];

/** Presents reports to staff with the reported content, including hidden content. */
export async function presentReports(
  db: Queryable,
  rows: readonly QueuedReport[],
  staffId: string,
): Promise<AdminReport[]> {
  const [blogs, posts, replies, messages] = await Promise.all([
    blogsByIds(
      db,
      rows.flatMap((row) => [row.blog_id, row.reporter_blog_id ?? []].flat()),
      staffId,
    ),
    postsByIds(db, idsOf(rows, 'post_id'), staffId).then((found) => presentPosts(db, found, staffId)),
    notesByIds(db, idsOf(rows, 'reply_id')).then((found) => presentNotes(db, found, staffId)),
    messagesOf(db, rows, staffId),
  ]);
  return rows.flatMap((row) => {
    const blog = blogs.get(row.blog_id);
    if (!blog) return [];
    const reporter = blogs.get(row.reporter_blog_id ?? '');
    const post = posts.find(({ id }) => id === row.post_id);
    const reply = replies.find(({ replyId }) => replyId === row.reply_id);
    return [
      {
        id: row.id,
        kind: row.kind,
        reason: row.reason,
        ...(row.note === null ? {} : { note: row.note }),
        state: row.state,
        reportCount: row.count,
        createdTs: row.created,
        blog: presentBlogRef(blog, staffId),
        ...(reporter ? { reporter: presentBlogRef(reporter, staffId) } : {}),
        ...(post ? { post } : {}),
        ...(reply ? { reply } : {}),
        ...(row.kind === 'conversation' ? { messages: messages.get(row.id) ?? [] } : {}),
        ...(row.outcome === null ? {} : { outcome: row.outcome }),
        ...(row.decided === null ? {} : { decidedTs: row.decided }),
      },
    ];
  });
}

function idsOf(rows: readonly QueuedReport[], column: 'post_id' | 'reply_id'): string[] {
  return rows.flatMap((row) => row[column] ?? []);
}

/** Returns the last messages of each reported conversation at the time of the report, the newest first, by report. */
async function messagesOf(db: Queryable, rows: readonly QueuedReport[], staffId: string) {
  const found = new Map<string, NonNullable<AdminReport['messages']>>();
  for (const { id, conversation_id, up_to_message_id } of rows) {
    if (conversation_id === null || up_to_message_id === null) continue;
    found.set(id, await presentReported(db, { conversation_id, up_to_message_id }, staffId));
  }
  return found;
}
