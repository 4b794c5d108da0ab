import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';

/** A post or a comment that moderators look at, and who wrote it. */
export interface ModeratedThing {
  communityId: string;
  userId: string;
  blogId: string;
  /** The post, or the post of the comment. */
  post: { id: string; blog_id: string };
  commentId?: string | undefined;
}

/** The cause for which a thing is in the queue. */
export type ItemSource = 'report' | 'automod_links' | 'automod_reports' | 'automatic_rule' | 'moderator';

/** Returns the id that the queue knows a thing by. */
export function thingIdOf({ post, commentId }: ModeratedThing): string {
  return commentId ?? post.id;
}

/** An entry to be opened: what it is about, and why. */
export interface NewItem {
  communityId: string;
  kind: 'post' | 'comment' | 'member';
  source: ItemSource;
  thingId: string;
  userId: string;
  blogId: string;
  post?: { id: string; blog_id: string } | undefined;
  commentId?: string | undefined;
  automaticRuleId?: string | null;
}

/**
 * Puts something into the queue and returns the id of its entry. There is one entry for a thing: it opens again when it
 * was decided, and its version counts the change; a rule that acts on what is reported becomes its source. Call it before
 * the report is inserted: it locks the entry.
 */
export async function openEntry(
  tx: Queryable,
  { communityId, kind, source, thingId, userId, blogId, post, commentId, automaticRuleId }: NewItem,
): Promise<Tables['community_queue_items']['id']> {
  const row = await first<Columns<'community_queue_items', 'id'>>(
    tx,
    `insert into community_queue_items as i (community_id, kind, source, thing_id, user_id, blog_id, post_blog_id, post_id,
       comment_id, automatic_rule_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (thing_id) do update set version = i.version + 1, state = 'open',
       source = case when i.state = 'open' and excluded.automatic_rule_id is null then i.source else excluded.source end,
       decision_id = case when i.state = 'open' then i.decision_id end,
       automatic_rule_id = coalesce(excluded.automatic_rule_id, case when i.state = 'open' then i.automatic_rule_id end),
       opened_at = case when i.state = 'open' then i.opened_at else now() end,
       position = case when i.state = 'open' then i.position else next_id() end
     returning id`,
    [
      ...[communityId, kind, source, thingId, userId, blogId, post?.blog_id ?? null, post?.id ?? null],
      ...[commentId ?? null, automaticRuleId ?? null],
    ],
  );
  if (!row) throw new Error('An entry of the queue was not written');
  return row.id;
}

/** Puts a post or a comment into the queue, as {@link openEntry} does. */
export function openItem(
  tx: Queryable,
  thing: ModeratedThing,
  source: ItemSource,
  automaticRuleId: string | null = null,
): Promise<Tables['community_queue_items']['id']> {
  const kind = thing.commentId === undefined ? 'post' : 'comment';
  return openEntry(tx, { ...thing, kind, source, thingId: thingIdOf(thing), automaticRuleId });
}

/** An entry of the queue. Times are in seconds since 1970. */
export interface ItemRow
  extends Columns<
    'community_queue_items',
    | 'id'
    | 'kind'
    | 'source'
    | 'state'
    | 'version'
    | 'thing_id'
    | 'user_id'
    | 'blog_id'
    | 'post_blog_id'
    | 'post_id'
    | 'comment_id'
    | 'decision_id'
    | 'has_appeal'
    | 'automatic_rule_id'
    | 'report_count'
    | 'position'
  > {
  opened: number;
  /** The moderator who looks at it and the blog as which they do; null when nobody does. */
  claimed_by: Tables['community_queue_items']['claimed_by'];
  claimed_as: Tables['community_queue_items']['claimed_as'];
  claimed_until: number | null;
}

const IS_CLAIMED = 'i.claimed_until > now()';
const COLUMNS = `i.id, i.kind, i.source, i.state, i.version, i.thing_id, i.user_id, i.blog_id, i.post_blog_id, i.post_id,
  i.comment_id, i.decision_id, i.has_appeal, i.automatic_rule_id, i.report_count, i.position,
  floor(extract(epoch from i.opened_at))::float8 as opened,
  case when ${IS_CLAIMED} then i.claimed_by end as claimed_by,
  case when ${IS_CLAIMED} then i.claimed_as end as claimed_as,
  case when ${IS_CLAIMED} then floor(extract(epoch from i.claimed_until))::float8 end as claimed_until`;

/** Returns the entry of the queue that some conditions on `i` find. */
export async function queryItem(
  db: Queryable,
  conditions: string,
  values: readonly SqlValue[],
): Promise<ItemRow | undefined> {
  return first<ItemRow>(db, `select ${COLUMNS} from community_queue_items i where ${conditions}`, [
    ...values,
  ]);
}

/** Returns an entry of the queue of a community. */
export function itemById(db: Queryable, communityId: string, id: string): Promise<ItemRow | undefined> {
  return queryItem(db, 'i.community_id = $1 and i.id = $2', [communityId, id]);
}

/** Returns the entry about a post, a comment, a request or an appealed decision. */
export function itemAbout(db: Queryable, communityId: string, thingId: string): Promise<ItemRow | undefined> {
  return queryItem(db, 'i.community_id = $1 and i.thing_id = $2', [communityId, thingId]);
}

/** Returns an entry and locks it, so that of two moderators the second sees what the first decided. */
export function lockItem(tx: Queryable, communityId: string, id: string): Promise<ItemRow | undefined> {
  return queryItem(tx, 'i.community_id = $1 and i.id = $2 for update', [communityId, id]);
}

/** The part of the queue that a list holds. */
export type QueueType = 'all' | 'reports' | 'waiting' | 'requests' | 'appeals';

/** An entry may be of several types: it can be reported and appealed. */
const TYPES: Readonly<Record<QueueType, string>> = {
  all: 'true',
  reports: `(i.source in ('report', 'automod_reports') and not i.has_appeal or i.report_count > 0)`,
  waiting: `i.source in ('automod_links', 'automatic_rule', 'classifier')`,
  requests: `i.kind = 'request'`,
  appeals: 'i.has_appeal',
};

/** The order of a list. */
export type QueueSort = 'oldest' | 'newest' | 'most_reported';

/** Place in the queue: the number of reports (0 in the other orders) and the position. */
export type QueuePlace = readonly [reportCount: number, position: string];

/** Returns entries of the queue in their order. */
export function queueItems(
  db: Queryable,
  communityId: string,
  { type, state, sort }: { type: QueueType; state: 'open' | 'decided'; sort: QueueSort },
  { after, limit }: { after: QueuePlace | null; limit: number },
): Promise<ItemRow[]> {
  const [beyond, order] = {
    oldest: ['i.position > $4::bigint', 'i.position'],
    newest: ['i.position < $4::bigint', 'i.position desc'],
    most_reported: [
      '(i.report_count < $3::int or i.report_count = $3::int and i.position > $4::bigint)',
      'i.report_count desc, i.position',
    ],
  }[sort];
  return db.query<ItemRow>(
    `select ${COLUMNS} from community_queue_items i
      where i.community_id = $1 and i.state = $2 and ${TYPES[type]}
        and ($4::bigint is null or $3::int is not null and ${beyond}) order by ${order} limit $5`,
    [communityId, state, after?.[0] ?? 0, after?.[1] ?? null, limit],
  );
}

/** Counts the entries of the queue in one state, by type. */
export async function countItems(
  db: Queryable,
  communityId: string,
  state: 'open' | 'decided',
): Promise<Record<QueueType, number>> {
  const row = await first<Record<QueueType, number>>(
    db,
    `select count(*)::int as "all", (count(*) filter (where ${TYPES.reports}))::int as reports,
            (count(*) filter (where ${TYPES.waiting}))::int as waiting,
            (count(*) filter (where ${TYPES.requests}))::int as requests,
            (count(*) filter (where ${TYPES.appeals}))::int as appeals
       from community_queue_items i where i.community_id = $1 and i.state = $2`,
    [communityId, state],
  );
  return row ?? { all: 0, reports: 0, waiting: 0, requests: 0, appeals: 0 };
}

/** Counts the open entries of the queues of communities that somebody helps to run: of all, or of some. Empty ones are left out. */
export function openItemsByCommunity(
  db: Queryable,
  userId: string,
  communityIds: readonly string[] | null = null,
): Promise<(Columns<'communities', 'id' | 'uuid'> & { count: number })[]> {
  return db.query(
    `select c.id, c.uuid, n.count from communities c
      cross join lateral (select count(*)::int as count from (select 1 from community_queue_items i
        where i.community_id = c.id and i.state = 'open' limit ${limits.communityUnread}) x) n
      where c.deleted_at is null and n.count > 0 and ($2::bigint[] is null or c.id = any($2))
        and c.id in (select m.space_id from space_members m
          where m.user_id = $1 and m.space_kind = 'community' and m.role in ('admin', 'moderator'))`,
    [userId, communityIds && [...communityIds]],
  );
}

/** Returns the blogs of the moderators who have claimed an entry. */
export async function claimingBlogs(db: Queryable, communityId: string): Promise<string[]> {
  const rows = await db.query<{ blog_id: string }>(
    `select distinct i.claimed_as::text as blog_id from community_queue_items i
      where i.community_id = $1 and i.state = 'open' and i.claimed_as is not null and ${IS_CLAIMED}`,
    [communityId],
  );
  return rows.map((row) => row.blog_id);
}

/** Reserves an entry for a moderator. */
export async function setClaim(
  tx: Queryable,
  itemId: string,
  claim: { userId: string; blogId: string } | null,
): Promise<void> {
  await tx.query(
    `update community_queue_items set claimed_by = $2, claimed_as = $3,
            claimed_until = case when $2::bigint is not null then now() + interval '${limits.claimMinutes} minutes' end
      where id = $1`,
    [itemId, claim?.userId ?? null, claim?.blogId ?? null],
  );
}

/** Closes an entry by a decision. The claim ends. */
export async function closeItem(tx: Queryable, itemId: string, decisionId: string): Promise<void> {
  await tx.query(
    `update community_queue_items set state = 'decided', version = version + 1, decision_id = $2, has_appeal = false,
            claimed_by = null, claimed_as = null, claimed_until = null where id = $1`,
    [itemId, decisionId],
  );
}

/**
 * Returns the entry about a post or a comment, locked; one that nobody reported gets an entry that is decided, so that
 * each thing a moderator acts on has one.
 */
export async function ensureItem(tx: Queryable, thing: ModeratedThing): Promise<ItemRow | undefined> {
  const { communityId, userId, blogId, post, commentId } = thing;
  await tx.query(
    `insert into community_queue_items (community_id, kind, source, state, thing_id, user_id, blog_id, post_blog_id,
       post_id, comment_id) values ($1, $2, 'moderator', 'decided', $3, $4, $5, $6, $7, $8) on conflict (thing_id) do nothing`,
    [
      communityId,
      commentId === undefined ? 'post' : 'comment',
      thingIdOf(thing),
      userId,
      blogId,
      post.blog_id,
      post.id,
      commentId ?? null,
    ],
  );
  return queryItem(tx, 'i.community_id = $1 and i.thing_id = $2 for update', [communityId, thingIdOf(thing)]);
}

/** Opens an entry again whose decision was undone, when something waits there: reports, or what a rule held. */
export async function reopenItem(tx: Queryable, itemId: string): Promise<void> {
  await tx.query(
    `update community_queue_items set version = version + 1, decision_id = null, has_appeal = false,
            state = case when report_count > 0 or source not in ('report', 'moderator', 'appeal') then 'open' else 'decided' end,
            opened_at = now(), position = next_id() where id = $1`,
    [itemId],
  );
}

/** Opens an entry for an appeal against a decision, or closes it when the appeal is decided. */
export async function setAppealOpen(
  tx: Queryable,
  itemId: string,
  decisionId: string,
  isOpen: boolean,
): Promise<void> {
  await tx.query(
    isOpen
      ? `update community_queue_items set version = version + 1, decision_id = $2, has_appeal = true, state = 'open',
                opened_at = now(), position = next_id() where id = $1`
      : `update community_queue_items set version = version + 1, decision_id = $2, has_appeal = false,
                state = case when report_count > 0 then 'open' else 'decided' end,
                claimed_by = null, claimed_as = null, claimed_until = null where id = $1`,
    [itemId, decisionId],
  );
}
