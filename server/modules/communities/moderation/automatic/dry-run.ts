import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { RuleContent } from './automatic-rules-repository.ts';
import { matchesRule } from './screened.ts';
import { type WrittenPage, type WrittenThing, writtenComments, writtenPosts } from './screened-repository.ts';

const DAY_SECONDS = 86_400;
const DAY_COUNT = 7;
/** Number of things that are read at once, and of those of each kind that are tried at most. */
const PAGE_COUNT = 500;
const MAX_COUNT = 10_000;
const SHOWN_COUNT = 20;

type Read = (db: Queryable, communityId: string, page: WrittenPage) => Promise<WrittenThing[]>;

async function* things(db: Queryable, communityId: string, since: string, read: Read) {
  let below: string | null = null;
  for (let count = 0; count < MAX_COUNT; count += PAGE_COUNT) {
    const page: WrittenThing[] = await read(db, communityId, { since, below, limit: PAGE_COUNT });
    yield* page;
    const last: WrittenThing | undefined = page.at(-1);
    if (!last || page.length < PAGE_COUNT) return;
    below = last.thing.commentId ?? last.thing.post.id;
  }
}

/** The outcome of trying a rule, in the contract's shape. */
export interface DryRun {
  days: { dayTs: number; postCount: number; heldCount: number }[];
  heldCount: number;
  rightCount: number;
  posts: components['schemas']['Post'][];
}

/**
 * Says what a rule would have held in the last seven days, today included. Of each kind the 10,000 newest are tried, so
 * that a large community is answered in bounded time. Posts of moderators are left out, since no rule acts on them.
 *
 * @param now seconds since 1970
 */
export async function dryRun(
  db: Queryable,
  communityId: string,
  { conditions, appliesTo }: RuleContent,
  { viewerId, now }: { viewerId: string; now: number },
): Promise<DryRun> {
  const firstDay = Math.floor(now / DAY_SECONDS) * DAY_SECONDS - (DAY_COUNT - 1) * DAY_SECONDS;
  const since = firstIdAt(firstDay * 1000);
  const days = Array.from({ length: DAY_COUNT }, (_, at) => ({
    dayTs: firstDay + at * DAY_SECONDS,
    postCount: 0,
    heldCount: 0,
  }));
  const held: WrittenThing[] = [];
  const readers = { posts: writtenPosts, comments: writtenComments };
  for (const kind of appliesTo) {
    for await (const one of things(db, communityId, since, readers[kind])) {
      const day = days[Math.floor((one.written - firstDay) / DAY_SECONDS)];
      if (!day) continue;
      day.postCount += 1;
      const criteria = { conditions, applies_to: appliesTo };
      if (one.isModerator || !matchesRule(criteria, one.screened)) continue;
      day.heldCount += 1;
      held.push(one);
    }
  }
  const postIds = held.flatMap(({ thing }) => (thing.commentId === undefined ? [thing.post.id] : []));
  const rows = await postsByIds(db, postIds.slice(0, SHOWN_COUNT), viewerId);
  const right = held.filter(({ wasRight }) => wasRight);
  return {
    days,
    heldCount: held.length,
    rightCount: right.length,
    posts: await presentPosts(db, rows, viewerId),
  };
}
