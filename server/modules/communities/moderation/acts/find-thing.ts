import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { commentOf } from '../../comments/comment-rules.ts';
import { postIn } from '../../posts/community-post.ts';
import {
  ensureItem,
  type ItemRow,
  itemById,
  lockItem,
  type ModeratedThing,
} from '../queue/items-repository.ts';

/** A thing as a moderator names it: by its entry, or by post and comment. */
export interface NamedThing {
  item_id?: string | undefined;
  version?: number | undefined;
  post_id?: string | undefined;
  comment_id?: string | undefined;
}

/** A post or a comment with its entry in the queue, which is locked. */
export interface FoundThing {
  item: ItemRow;
  thing: ModeratedThing;
}

/** Returns a post or a comment of a community in any state but deleted. */
export async function thingNamed(
  db: Queryable,
  communityId: string,
  { postId, commentId }: { postId: string; commentId?: string | null | undefined },
  viewerId: string,
): Promise<ModeratedThing | undefined> {
  const post = await postIn(db, communityId, postId, viewerId);
  if (!post) return undefined;
  if (!commentId) return { communityId, userId: post.author_id, blogId: post.blog_id, post };
  const comment = await commentOf(db, post.id, commentId, viewerId);
  if (!comment) return undefined;
  return {
    ...{ communityId, userId: comment.user_id, blogId: comment.blog_id },
    ...{ post, commentId: comment.id },
  };
}

/** Returns the entry about a reported member, locked; undefined for an entry about something else, or of an appeal. */
export async function lockMemberItem(
  tx: Queryable,
  communityId: string,
  id: string | undefined,
): Promise<ItemRow | undefined> {
  const item = id !== undefined && isPossibleId(id) ? await lockItem(tx, communityId, id) : undefined;
  return item?.kind === 'member' && item.source === 'report' ? item : undefined;
}

/** Returns the named post or comment with its entry, which is locked; undefined when it is gone, or was never here. */
export async function lockThing(
  tx: Queryable,
  communityId: string,
  named: NamedThing,
  viewerId: string,
): Promise<FoundThing | undefined> {
  if (named.item_id !== undefined) {
    const { item_id: id } = named;
    const known = isPossibleId(id) ? await itemById(tx, communityId, id) : undefined;
    if (!known?.post_id) return undefined;
    const names = { postId: known.post_id, commentId: known.comment_id };
    const thing = await thingNamed(tx, communityId, names, viewerId);
    const item = thing && (await lockItem(tx, communityId, id));
    return thing && item ? { thing, item } : undefined;
  }
  if (named.post_id === undefined) return undefined;
  const names = { postId: named.post_id, commentId: named.comment_id };
  const thing = await thingNamed(tx, communityId, names, viewerId);
  const item = thing && (await ensureItem(tx, thing));
  return thing && item ? { thing, item } : undefined;
}
