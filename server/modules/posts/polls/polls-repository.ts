import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { isOfOwnCommunity, isOwn } from '#server/policies/post-rules.ts';
import { closesAfter, isSamePoll } from './polls.ts';

type PollBlock = components['schemas']['PollBlock'];

/** A poll with its relation to the viewer. */
export interface PollRow
  extends Columns<'polls', 'id' | 'blog_id' | 'post_id' | 'answers' | 'voter_count' | 'multiple_choice'> {
  /** Number of votes per answer. */
  votes: Tables['polls']['votes'];
  /** Seconds since 1970; null for one without an end, or not yet published. */
  closes: number | null;
  is_over: boolean;
  post_state: PostRow['state'];
  /** The community its post lives in; null for a post of a blog. */
  community_id: Tables['posts']['community_id'];
  /** True when the viewer is a member of that community. */
  is_community_member: boolean;
  /** True when the viewer writes for the poll's blog. */
  is_own: boolean;
  /** Answers that the viewer chose. */
  chosen: Tables['poll_ballots']['answers'] | null;
}

const POLL = `
  select l.id, l.blog_id, l.post_id, l.answers, l.votes, l.voter_count, l.multiple_choice,
         floor(extract(epoch from p.published_at) + l.expire_after)::float8 as closes,
         coalesce(p.published_at + l.expire_after * interval '1 second' <= now(), false) as is_over,
         p.state as post_state, p.community_id,
         ${isOfOwnCommunity.sql('p', '$2::bigint')} as is_community_member,
         ${isOwn.sql('p', '$2::bigint')} as is_own,
         b.answers as chosen
    from polls l
    join posts p on p.blog_id = l.blog_id and p.id = l.post_id
    left join poll_ballots b on b.poll_id = l.id and b.user_id = $2::bigint
   where l.id = $1`;

/** Finds a poll by the id that its author's client generated. */
export function findPoll(db: Queryable, id: string, viewerId: string | null): Promise<PollRow | undefined> {
  return first<PollRow>(db, POLL, [id, viewerId]);
}

/**
 * Inserts the polls of a new post, or polls that an edit added.
 *
 * @throws invalid-body when the id of one is taken
 */
export async function insertPolls(
  tx: Queryable,
  blogId: string,
  postId: string,
  polls: readonly PollBlock[],
): Promise<void> {
  for (const poll of polls) {
    const answers = poll.answers.map(({ clientId }) => clientId);
    const added = await tx.query(
      `insert into polls (id, blog_id, post_id, answers, votes, multiple_choice, expire_after)
       values ($1, $2, $3, $4, array_fill(0, array[cardinality($4::text[])]), $5, $6)
       on conflict do nothing returning id`,
      [poll.clientId, blogId, postId, answers, poll.settings.multipleChoice, closesAfter(poll)],
    );
    if (added.length === 0) {
      throw domainError('invalid-body', {
        field: 'content',
        detail: 'There is a poll with this id already.',
      });
    }
  }
}

/**
 * Updates the polls of a post after an edit. A removed poll is deleted with its votes.
 *
 * @throws invalid-body when one with votes is changed, or the id of a new one is taken
 */
export async function updatePolls(
  tx: Queryable,
  post: { blogId: string; id: string },
  before: readonly PollBlock[],
  after: readonly PollBlock[],
): Promise<void> {
  const known = new Map(before.map((poll) => [poll.clientId, poll]));
  const kept = after.map((poll) => poll.clientId);
  await tx.query('delete from polls where blog_id = $1 and post_id = $2 and not id = any($3::text[])', [
    post.blogId,
    post.id,
    kept,
  ]);
  for (const poll of after) {
    const old = known.get(poll.clientId);
    if (old && !isSamePoll(old, poll)) await changePoll(tx, post.id, poll);
  }
  const added = after.filter((poll) => !known.has(poll.clientId));
  await insertPolls(tx, post.blogId, post.id, added);
}

async function changePoll(tx: Queryable, postId: string, poll: PollBlock): Promise<void> {
  const answers = poll.answers.map(({ clientId }) => clientId);
  const changed = await tx.query(
    `update polls set answers = $3, votes = array_fill(0, array[cardinality($3::text[])]), multiple_choice = $4,
        expire_after = $5
      where id = $1 and post_id = $2 and voter_count = 0 returning id`,
    [poll.clientId, postId, answers, poll.settings.multipleChoice, closesAfter(poll)],
  );
  if (changed.length === 0) {
    throw domainError('invalid-body', {
      field: 'content',
      reason: 'poll_used',
    });
  }
}

/** Deletes the polls of a post with all votes. */
export async function removePolls(tx: Queryable, blogId: string, postId: string): Promise<void> {
  await tx.query('delete from polls where blog_id = $1 and post_id = $2', [blogId, postId]);
}

/**
 * Counts a vote. The ballot's primary key decides between two requests of one member.
 *
 * @returns false when the member has voted before
 * @throws vote-not-allowed when the poll was changed or closed meanwhile
 */
export async function insertBallot(
  tx: Queryable,
  pollId: string,
  userId: string,
  chosen: readonly string[],
): Promise<boolean> {
  const added = await tx.query(
    `insert into poll_ballots (poll_id, user_id, answers)
     select id, $2, $3 from polls where id = $1
     on conflict do nothing returning poll_id`,
    [pollId, userId, [...chosen]],
  );
  if (added.length === 0) return false;
  const counted = await tx.query(
    `update polls l set voter_count = voter_count + 1,
        votes = array(select v + (a = any($2::text[]))::int
                        from unnest(l.answers, l.votes) with ordinality as x (a, v, i) order by i)
      where l.id = $1 and l.answers @> $2::text[] returning l.id`,
    [pollId, [...chosen]],
  );
  if (counted.length === 0) {
    throw domainError('vote-not-allowed', { reason: 'changed' });
  }
  return true;
}
