import type { Queryable } from '../db/database.ts';
import { collectionNews } from './collections-repository.ts';
import { communityNews, moderatedCommunities, postsBeingRead } from './communities-repository.ts';
import { blogMembers, blogReaders, pollPosts } from './repository.ts';

/** Maximum number of ids in one event. */
const MAX_IDS = 50;

/**
 * Returns the members that an event concerns, each with the data of the event if it has any.
 *
 * @param ids of what the database announced (blogs, polls, communities, collections, posts or members)
 * @param connected members with an open stream
 */
type Recipients = (
  db: Queryable,
  ids: string[],
  connected: string[],
) => Promise<Iterable<readonly [userId: string, data?: object]>>;

const ofBlogs: Recipients = async (db, ids) => (await blogMembers(db, ids)).map((userId) => [userId]);

/** Returns the members whom something concerns, with the ids of what it is. */
function naming(
  find: (db: Queryable, ids: string[], connected: string[]) => Promise<Map<string, string[]>>,
): Recipients {
  return async (db, ids, connected) =>
    [...(await find(db, ids, connected))].map(
      ([userId, concerned]) => [userId, { ids: concerned.slice(0, MAX_IDS) }] as const,
    );
}

/**
 * Every live event: the name that migration `live` announces, and whom it concerns. A new one is a line here, a trigger
 * that announces it, and its name in the contract (`getUserEvents`).
 */
export const LIVE_EVENTS = {
  messages: ofBlogs,
  notifications: ofBlogs,
  posts: async (db, ids, connected) =>
    (await blogReaders(db, ids, connected)).map((userId) => [userId] as const),
  polls: naming(pollPosts),
  communities: naming(communityNews),
  comments: naming(postsBeingRead),
  reactions: naming(postsBeingRead),
  moderation: naming(moderatedCommunities),
  collections: naming(collectionNews),
  columns: async (_db, userIds) => userIds.map((userId) => [userId] as const),
} satisfies Record<string, Recipients>;

/** Kinds of events (the contract describes each). */
export type LiveEvent = keyof typeof LIVE_EVENTS;
