import type { components } from '#generated/types/api.d.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type Entry = components['schemas']['AuditEntry'];

/** An entry of the log of a community. */
export interface ActRow
  extends Columns<
    'community_acts',
    | 'id'
    | 'type'
    | 'action'
    | 'actor_kind'
    | 'actor_blog_id'
    | 'automatic_rule_id'
    | 'decision_id'
    | 'undoes_id'
    | 'target_blog_id'
    | 'post_id'
    | 'comment_id'
    | 'reason'
    | 'rule_id'
    | 'rule_text'
    | 'note'
    | 'changes',
    {
      type: Entry['type'];
      reason: components['schemas']['ModerationReason'] | null;
      changes: NonNullable<Entry['changes']>;
    }
  > {
  /** The entry that undid it; null when none did. */
  undone_by_id: string | null;
  /** Seconds since 1970. */
  acted: number;
}

/** The entries of a list; all conditions hold. */
export interface ActFilter {
  communityId: string;
  type?: Entry['type'] | undefined;
  actorBlogId?: string | undefined;
  ruleId?: string | undefined;
  span?: Span | undefined;
  /** True for members, who do not see what concerns single people alone. */
  isForMembers: boolean;
}

/** A month or a day in UTC: the first id in it and the first one after it. */
export interface Span {
  from: string;
  to: string;
}

/** Returns a month by its name, such as 2026-11. */
export function monthNamed(name: string): Span {
  const [year = 0, month = 1] = name.split('-').map(Number);
  const firstOf = (at: number) => firstPositionAt(Date.UTC(year, at) / 1000);
  return { from: firstOf(month - 1), to: firstOf(month) };
}

const DAY_SECONDS = 86_400;

/** Returns a day by its name, such as 2026-11-30. */
export function dayNamed(name: string): Span {
  const start = Date.parse(`${name}T00:00:00Z`) / 1000;
  return { from: firstPositionAt(start), to: firstPositionAt(start + DAY_SECONDS) };
}

/** Acts between moderators and single people, which members do not see. */
const PRIVATE = [
  'request_approved',
  'request_denied',
  'invitation_sent',
  'invitation_revoked',
  'invite_link_created',
  'invite_link_revoked',
  'role_offered',
  'role_offer_answered',
  'template_changed',
  'notice_changed',
  'post_escalated',
  'comment_escalated',
];
const IS_PRIVATE = `a.action in (${PRIVATE.map((action) => `'${action}'`).join(', ')})`;

/** The entries that the filter of the parameters $1 to $7 finds. Ids grow with time, so a month and a day are ranges of them. */
const FOUND = `community_acts a where a.community_id = $1 and ($2::text is null or a.type = $2)
  and ($3::bigint is null or a.actor_blog_id = $3) and ($4::bigint is null or a.rule_id = $4)
  and ($5::bigint is null or a.id >= $5) and ($6::bigint is null or a.id < $6)
  and not ($7 and ${IS_PRIVATE})`;

function filterParams(filter: ActFilter) {
  return [
    filter.communityId,
    filter.type ?? null,
    filter.actorBlogId ?? null,
    filter.ruleId ?? null,
    filter.span?.from ?? null,
    filter.span?.to ?? null,
    filter.isForMembers,
  ];
}

/** Returns entries of the log, the newest first. `below` is the id of the last one before. */
export function actsOfCommunity(
  db: Queryable,
  filter: ActFilter,
  { below, limit }: { below: string | null; limit: number },
): Promise<ActRow[]> {
  return db.query<ActRow>(
    `select a.id, a.type, a.action, a.actor_kind, a.actor_blog_id, a.automatic_rule_id, a.decision_id, a.undoes_id,
            a.target_blog_id, a.post_id, a.comment_id, a.reason, a.rule_id, a.rule_text, a.note, a.changes,
            (select u.id from community_acts u where u.undoes_id = a.id) as undone_by_id,
            floor(extract(epoch from a.acted_at))::float8 as acted
       from ${FOUND} and ($8::bigint is null or a.id < $8) order by a.id desc limit $9`,
    [...filterParams(filter), below, limit],
  );
}

/** The acts of one actor on one day. */
export interface DayRow extends Columns<'community_acts', 'actor_kind' | 'actor_blog_id'> {
  /** Start of the day in UTC, in seconds since 1970. */
  day: number;
  removed: number;
  restored: number;
  others: number;
}

const REMOVING = `'post_removed', 'comment_removed', 'member_removed', 'member_banned', 'automod_hidden'`;
const RESTORING = `'post_restored', 'comment_restored', 'post_approved', 'comment_approved', 'member_unbanned',
  'appeal_accepted', 'decision_undone'`;

const dayOf = (alias: string) => `extract(epoch from date_trunc('day', ${alias}.acted_at, 'UTC'))::float8`;

/** Counts the entries of a month by actor and day. Members do not learn who acted. */
export function daysOfLog(db: Queryable, filter: ActFilter): Promise<DayRow[]> {
  return db.query<DayRow>(
    `select a.actor_kind, case when $7 then null else a.actor_blog_id end as actor_blog_id,
            ${dayOf('a')} as day,
            (count(*) filter (where a.action in (${REMOVING})))::int as removed,
            (count(*) filter (where a.action in (${RESTORING})))::int as restored,
            (count(*) filter (where a.action not in (${REMOVING}, ${RESTORING})))::int as others
       from ${FOUND} group by 1, 2, 3 order by 1, 2, 3`,
    filterParams(filter),
  );
}

/** A rule that entries of a month name. */
export interface NamedRuleRow extends Columns<'community_acts', 'rule_id' | 'rule_text'> {
  count: number;
  undone: number;
}

/** Counts the decisions of a month that name a rule, the most named first. Writing or changing a rule names it, too, and does not count. */
export function rulesOfLog(db: Queryable, filter: ActFilter): Promise<NamedRuleRow[]> {
  return db.query(
    `select a.rule_id, a.rule_text, count(*)::int as count,
            (count(*) filter (where exists (select 1 from community_acts u where u.undoes_id = a.id)))::int as undone
       from ${FOUND} and a.rule_text is not null and a.decision_id is not null and a.undoes_id is null
      group by 1, 2 order by count desc, a.rule_text limit 100`,
    filterParams(filter),
  );
}

/** An entry that undid another, with the days of both. */
export interface UndoneRow
  extends Columns<
    'community_acts',
    'id' | 'undoes_id' | 'actor_kind' | 'actor_blog_id',
    { undoes_id: string }
  > {
  undone_actor_kind: ActRow['actor_kind'];
  undone_actor_blog_id: ActRow['actor_blog_id'];
  /** Starts of the days in UTC, in seconds since 1970. */
  day: number;
  undone_day: number;
}

/** Returns the pairs of a month in which one entry undid another, the last first. Members do not learn who acted. */
export function undoneInLog(db: Queryable, filter: ActFilter): Promise<UndoneRow[]> {
  return db.query(
    `select a.id, a.undoes_id, a.actor_kind, case when $7 then null else a.actor_blog_id end as actor_blog_id,
            ${dayOf('a')} as day, u.actor_kind as undone_actor_kind,
            case when $7 then null else u.actor_blog_id end as undone_actor_blog_id, ${dayOf('u')} as undone_day
       from (select a.* from ${FOUND} and a.undoes_id is not null order by a.id desc limit 500) a
       join community_acts u on u.id = a.undoes_id order by a.id desc`,
    filterParams(filter),
  );
}
