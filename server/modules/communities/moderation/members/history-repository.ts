import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';

/** Tables that the history is made of. */
export type HistorySource = 'seat' | 'post' | 'comment' | 'decision' | 'appeal' | 'report' | 'note' | 'act';

/** An entry in the history of a blog in a community. */
export interface HistoryRow {
  /** Orders the history: ids of all tables grow with time. */
  id: Tables['posts']['id'];
  source: HistorySource;
  /** The action of a decision or an act, the state of a report. */
  what: string;
  /** The post, comment, decision or note. */
  thing_id: string;
  /** Seconds since 1970. */
  at: number;
  /** The blog that acted, of acts in the log. */
  actor_id: string | null;
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

/** Acts of the log that are no decisions and that concern a member. */
const ACTS = `'role_changed', 'invitation_sent', 'member_left', 'post_pinned'`;

/** A part of the history. An appeal has no id of its own: the first one of its moment stands for it. Each is cut to a page, so that the work does not grow with what a member wrote. */
const PARTS: readonly string[] = [
  `select m.id, 'seat' as source, 'joined' as what, m.id as thing_id, ${seconds('m.joined_at')} as at, null::bigint as actor_id
     from space_members m where m.space_id = $1 and m.blog_id = $2`,
  `select coalesce(p.position, p.id), 'post', 'posted', p.id, ${seconds('p.published_at')}, null::bigint from posts p
    where p.blog_id = $2 and p.community_id = $1 and p.state in ('published', 'disabled')`,
  `select k.id, 'comment', 'commented', k.id, ${seconds('k.created_at')}, null::bigint
     from community_comments k join posts p on p.blog_id = k.post_blog_id and p.id = k.post_id
    where k.blog_id = $2 and p.community_id = $1 and k.state in ('published', 'removed')`,
  `select d.id, 'decision', d.action, d.id, ${seconds('d.decided_at')}, d.decided_as from community_decisions d
    where d.community_id = $1 and d.blog_id = $2`,
  `select ((floor(extract(epoch from d.appealed_at) * 1000)::bigint - 1136073600000) << 22), 'appeal', 'appealed', d.id, ${seconds('d.appealed_at')}, null::bigint
     from community_decisions d where d.community_id = $1 and d.blog_id = $2 and d.appealed_at is not null`,
  `select r.id, 'report', r.state, r.id, ${seconds('r.created_at')}, null::bigint from community_reports r
    where r.community_id = $1 and r.blog_id = $2 and r.state <> 'open'`,
  `select n.id, 'note', 'noted', n.id, ${seconds('n.created_at')}, n.blog_id from community_member_notes n
    where n.community_id = $1 and n.about_blog_id = $2`,
  `select a.id, 'act', a.action, coalesce(a.post_id, a.id), ${seconds('a.acted_at')}, a.actor_blog_id
     from community_acts a where a.community_id = $1 and a.target_blog_id = $2 and a.action in (${ACTS})`,
];

/** Returns the history of a blog in a community, the newest first. `below` is the id of the last entry before. */
export function historyOfMember(
  db: Queryable,
  communityId: string,
  blogId: string,
  { below, limit }: { below: string | null; limit: number },
): Promise<HistoryRow[]> {
  const parts = PARTS.map(
    (part) => `(select * from (${part}) x (id, source, what, thing_id, at, actor_id)
      where $3::bigint is null or id < $3 order by id desc limit $4)`,
  );
  return db.query<HistoryRow>(
    `select id, source, what, thing_id, at, actor_id from (${parts.join(' union all ')}) h order by id desc limit $4`,
    [communityId, blogId, below, limit],
  );
}
