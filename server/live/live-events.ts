import type { Queryable } from '../db/database.ts';
import { blogMembers, blogReaders, pollPosts } from './repository.ts';

/** Maximum number of polls in one event; more are announced without their ids. */
const MAX_WATCHED_POLLS = 50;

/**
 * Returns the members that an event concerns, each with the data of the event if it has any.
 *
 * @param ids of what the database announced (blogs or polls)
 * @param connected members with an open stream
 */
type Recipients = (
  db: Queryable,
  ids: string[],
  connected: string[],
) => Promise<Iterable<readonly [userId: string, data?: object]>>;

const members: Recipients = async (db, ids) => (await blogMembers(db, ids)).map((userId) => [userId]);

/**
 * Every live event: the name that migration `live` announces, and whom it concerns. A new one is a line here, a trigger
 * that announces it, and its name in the contract (`getUserEvents`).
 */
export const LIVE_EVENTS = {
  messages: members,
  notifications: members,
  posts: async (db, ids, connected) =>
    (await blogReaders(db, ids, connected)).map((userId) => [userId] as const),
  polls: async (db, ids, connected) =>
    [...(await pollPosts(db, ids, connected))].map(
      ([userId, polls]) => [userId, { ids: polls.slice(0, MAX_WATCHED_POLLS) }] as const,
    ),
} satisfies Record<string, Recipients>;

/** Kinds of events (the contract describes each). */
export type LiveEvent = keyof typeof LIVE_EVENTS;
