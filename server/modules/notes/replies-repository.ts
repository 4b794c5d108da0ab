import { requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { deleteNotifications, notifyOfReply } from '#server/notifications/notifications-repository.ts';

/** A reply to be inserted. */
export interface NewReply {
  userId: string;
  /** The blog the member replies as. */
  replierBlogId: string;
  text: string;
  scope: 'everyone' | 'post_author';
  /** First reply of the thread, and the reply in it that is answered. */
  parentReplyId: string | null;
  targetReplyId: string | null;
}

export interface ReplyRow
  extends Columns<
    'replies',
    'id' | 'blog_id' | 'post_id' | 'root_post_id' | 'user_id' | 'is_self' | 'scope' | 'parent_reply_id'
  > {
  scope: NewReply['scope'];
}

const COLUMNS = 'id, blog_id, post_id, root_post_id, user_id, is_self, scope, parent_reply_id';

/**
 * Returns the counter of a reply: a self-reply changes only the self-reply count; any other is a note (spec 000 §4).
 */
function counter(isSelf: boolean): 'self_reply_count' | 'reply_count' {
  return isSelf ? 'self_reply_count' : 'reply_count';
}

/**
 * Inserts a reply and counts it. Returns its id. When the post is moved to another blog meanwhile, the reply follows
 * it.
 */
export async function insertReply(tx: Queryable, post: PostRow, reply: NewReply): Promise<string> {
  const row = await first<Columns<'replies', 'id' | 'blog_id'>>(
    tx,
    `insert into replies (blog_id, post_id, root_post_id, user_id, replier_blog_id, text, scope, parent_reply_id,
       target_reply_id, is_self)
     select p.blog_id, p.id, $2, $3, $4, $5, $6, $7, $8, $9 from posts p where p.id = $1 for key share
     returning id, blog_id`,
    [
      post.id,
      post.root_post_id,
      reply.userId,
      reply.replierBlogId,
      reply.text,
      reply.scope,
      reply.parentReplyId,
      reply.targetReplyId,
      post.is_own,
    ],
  );
  const { id, blog_id } = requireFound(row, 'The post');
  const column = counter(post.is_own);
  await tx.query(`update post_counts set ${column} = ${column} + 1 where root_post_id = $1`, [
    post.root_post_id,
  ]);
  await notifyOfReply(tx, { id: post.id, blog_id }, { ...reply, id });
  return id;
}

/** Returns the id of a reply from a note id; notes are listed with ids like `reply-12`. */
export function replyIdOf(noteId: string): string {
  return noteId.replace(/^reply-/, '');
}

const isReplyId = (text: string): boolean => /^[1-9][0-9]{0,18}$/.test(text) && isPossibleId(text);

/** Finds a reply of a post, unless it is deleted. */
export async function replyOfPost(
  db: Queryable,
  postId: string,
  replyId: string,
): Promise<ReplyRow | undefined> {
  if (!isReplyId(replyId)) return undefined;
  return first<ReplyRow>(
    db,
    `select ${COLUMNS} from replies where post_id = $1 and id = $2 and deleted_at is null`,
    [postId, replyId],
  );
}

/** Finds a reply of a post or of another one of its tree, unless it is deleted. */
export async function replyOfTree(
  db: Queryable,
  rootId: string,
  replyId: string,
): Promise<ReplyRow | undefined> {
  if (!isReplyId(replyId)) return undefined;
  return first<ReplyRow>(
    db,
    `select ${COLUMNS} from replies where root_post_id = $1 and id = $2 and deleted_at is null`,
    [rootId, replyId],
  );
}

/** Deletes a reply. Returns true when that changed anything. */
export async function removeReply(tx: Queryable, reply: ReplyRow): Promise<boolean> {
  const gone = await tx.query(
    'update replies set deleted_at = now() where blog_id = $1 and id = $2 and deleted_at is null returning id',
    [reply.blog_id, reply.id],
  );
  if (gone.length === 0) return false;
  await deleteNotifications(tx, reply.id);
  const column = counter(reply.is_self);
  await tx.query(`update post_counts set ${column} = greatest(${column} - 1, 0) where root_post_id = $1`, [
    reply.root_post_id,
  ]);
  return true;
}

/**
 * Restores a reply that staff had removed, unless its author or the post is gone. Nobody is notified of it again.
 * Returns true when that changed anything.
 */
export async function restoreReply(tx: Queryable, replyId: string): Promise<boolean> {
  const reply = await first<Columns<'replies', 'is_self' | 'root_post_id'>>(
    tx,
    `update replies r set deleted_at = null
       from users u, posts p
      where r.id = $1 and r.deleted_at is not null and u.id = r.user_id and u.state <> 'deleted'
        and p.blog_id = r.blog_id and p.id = r.post_id and p.state <> 'deleted'
      returning r.is_self, r.root_post_id`,
    [replyId],
  );
  if (!reply) return false;
  const column = counter(reply.is_self);
  await tx.query(`update post_counts set ${column} = ${column} + 1 where root_post_id = $1`, [
    reply.root_post_id,
  ]);
  return true;
}
