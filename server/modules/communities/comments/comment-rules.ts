import type { components } from '#generated/types/api.d.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { checkedContent } from '#server/modules/posts/compose/content.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { type CommentReader, presentComments } from './comment-presenter.ts';
import { type CommentRow, commentsByIds } from './comments-repository.ts';

type Schemas = components['schemas'];

/** Returns the error for a comment that is not there. */
export function noComment(field?: string) {
  return domainError('not-found', { reason: 'comment', ...(field === undefined ? {} : { field }) });
}

/** Returns a comment below a post, in any state. */
export async function commentOf(
  db: Queryable,
  postId: string,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | undefined> {
  const [row] = isPossibleId(id) ? await commentsByIds(db, [id], viewerId) : [];
  return row?.post_id === postId ? row : undefined;
}

/** The way in which a comment is asked for. */
export interface ShownComment {
  /** Field of the request that names it. */
  field?: string | undefined;
  /** Set where reading is meant: true for those who help to run the community. Left out, only published ones are shown. */
  isModerator?: boolean;
}

/** Returns true when somebody may read a comment that waits or was removed. */
function mayReadHidden(row: CommentRow, viewerId: string | null, isModerator: boolean | undefined): boolean {
  if (isModerator === undefined) return false;
  return isModerator || row.may_change || (viewerId !== null && row.user_id === viewerId);
}

/**
 * Returns a published comment below a post, unless its blog and the viewer block each other. Where reading is meant, one
 * that waits or was removed is there for its author, and for moderators.
 *
 * @throws not-found
 */
export async function shownComment(
  db: Queryable,
  postId: string,
  id: string,
  viewerId: string | null,
  { field, isModerator }: ShownComment = {},
): Promise<CommentRow> {
  const row = await commentOf(db, postId, id, viewerId);
  const blog = row && (await blogsByIds(db, [row.blog_id], viewerId)).get(row.blog_id);
  if (!row || !blog || row.state === 'deleted') throw noComment(field);
  if (
    row.state === 'published' ? !takesPart(blog) && !isModerator : !mayReadHidden(row, viewerId, isModerator)
  ) {
    throw noComment(field);
  }
  return row;
}

/**
 * Validates the blocks of a comment and trims blank ends.
 *
 * @throws invalid-body (8001) also when nothing is left
 */
export function checkedComment(content: readonly Schemas['LeafBlock'][]): Schemas['ContentBlock'][] {
  const checked = checkedContent(content, []).content;
  if (checked.length === 0) throw domainError('invalid-body', { field: 'content', reason: 'empty_comment' });
  return checked;
}

/** Returns a comment that was just written. */
export async function writtenComment(id: string, reader: CommentReader): Promise<Schemas['Comment']> {
  const [shown] = await presentComments(await commentsByIds(reader.db, [id], reader.viewerId), reader);
  return requireFound(shown, 'The comment');
}
