import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

type Report = components['schemas']['Report'];

/** Subject and reason of a new report. */
export interface NewReport {
  blogId: string;
  /** For a post. */
  postId?: string;
  /** For a reply to that post. */
  replyId?: string;
  reason: Report['reason'];
  note?: string | undefined;
  /** For a blog: posts as evidence. */
  postIds?: readonly string[];
}

interface ReportRow extends Columns<'reports', 'id' | 'reason' | 'note' | 'state'> {
  reason: Report['reason'];
  state: Report['state'];
  created: number;
}

/** Stores a report; a second one of the same subject by the same member replaces the first and reopens it. */
export async function putReport(tx: Queryable, userId: string, report: NewReport): Promise<Report> {
  const row = await first<ReportRow>(
    tx,
    `insert into reports as r (user_id, blog_id, post_id, reply_id, reason, note, post_ids)
     values ($1, $2, $3, $4, $5, $6,
       array(select p.id from ${publishedPosts('p').where} and p.blog_id = $2 and p.id = any($7::bigint[]) order by p.id))
     on conflict (user_id, blog_id, coalesce(post_id, 0), coalesce(reply_id, 0)) do update
        set reason = excluded.reason, note = excluded.note, post_ids = excluded.post_ids, state = 'open',
            outcome = null, decided_at = null, decision_id = null, created_at = now()
     returning r.id, r.reason, r.note, r.state, floor(extract(epoch from r.created_at))::float8 as created`,
    [
      userId,
      report.blogId,
      report.postId ?? null,
      report.replyId ?? null,
      report.reason,
      report.note?.trim() || null,
      report.postIds ?? [],
    ],
  );
  if (!row) throw new Error('A report was not kept');
  const { id, reason, note, state, created } = row;
  return { id, reason, state, createdTs: created, ...(note === null ? {} : { note }) };
}
