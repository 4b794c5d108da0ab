import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { randomToken } from '#server/core/tokens.ts';
import type { Transaction } from '#server/db/database.ts';
import { isEditor } from '#server/entities/collection/policy.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { keepChange, keepNewRanks } from '../items/changes-repository.ts';
import {
  countVersion,
  deleteItems,
  itemsOf,
  type KeptPost,
  keptAmong,
  lockCollection,
  seatBlogIds,
} from '../items/items-repository.ts';
import { keepablePosts, keepPosts } from '../items/keep.ts';
import { moveItems, ranksAt } from '../items/ranks-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

type Asking = Context<'editCollectionPosts'>;
interface Change {
  tx: Transaction;
  token: string;
  postIds: readonly string[];
  /** Posts that can be added. */
  posts: readonly KeptPost[];
}

function changeOf({ subject, viewer, body, services }: Asking, token: string) {
  const { id: collectionId } = subject.collection;
  return { token, collectionId, userId: viewer.userId, action: body.action, now: services.now() };
}

/** Keeps posts. Returns the ids of those that were added. */
async function add(asking: Asking, { tx, token, posts }: Change): Promise<string[]> {
  const { subject, viewer, body } = asking;
  const added = await keepPosts(tx, subject.collection.id, viewer.userId, { posts, place: body.place });
  await keepChange(tx, changeOf(asking, token), added);
  return added;
}

/** Takes posts out: for contributors those that they put in. Returns their ids. */
async function remove(asking: Asking, { tx, token, postIds }: Change): Promise<string[]> {
  const { subject, viewer } = asking;
  const { id } = subject.collection;
  const own = isEditor(subject.collection) ? null : await seatBlogIds(tx, id, viewer.userId);
  const gone = [...(await keptAmong(tx, id, postIds, own))];
  await keepChange(tx, changeOf(asking, token), gone);
  await deleteItems(tx, id, gone);
  if (gone.length > 0) await countVersion(tx, id);
  return gone;
}

/** Moves posts to a place. Returns the ids of those that are still in the collection. */
async function move(asking: Asking, { tx, token, postIds }: Change): Promise<string[]> {
  const { subject, body } = asking;
  const { id } = subject.collection;
  if (!isEditor(subject.collection)) throw domainError('not-allowed');
  const known = await keptAmong(tx, id, postIds);
  const moving = postIds.filter((postId) => known.has(postId));
  const ranks = await ranksAt(tx, id, { place: body.place }, moving.length, moving);
  await keepChange(tx, changeOf(asking, token), moving);
  await keepNewRanks(tx, token, moving, ranks);
  await moveItems(tx, id, moving, ranks);
  if (moving.length > 0) await countVersion(tx, id);
  return moving;
}

const ACTIONS = { add, remove, move };

/** Adds, removes or moves several posts of a collection, so that it can be undone. */
export const editCollectionPosts: Handler<'editCollectionPosts'> = async (asking) => {
  const { body, subject, db, viewer } = asking;
  const { id } = subject.collection;
  const { based_on: basedOn, action } = body;
  const token = randomToken();
  const postIds = body.post_ids.filter(isPossibleId);
  const posts = action === 'add' ? await keepablePosts(db, postIds, viewer.userId) : [];
  const changed = await db.transaction(async (tx) => {
    const { version } = requireFound(await lockCollection(tx, id), 'The collection');
    if (basedOn !== undefined && basedOn !== version) throw domainError('conflict', { reason: 'collection' });
    return ACTIONS[action](asking, { tx, token, postIds, posts });
  });
  const placed = action === 'remove' ? [] : [...(await itemsOf(db, id, changed, true)).values()];
  return {
    collection: await shownCollection(db, id, viewer.userId),
    changed: changed.length,
    undoToken: token,
    moves: placed
      .map(({ post_id: postId, place }) => ({ postId, place }))
      .toSorted((one, other) => one.place - other.place),
  };
};
