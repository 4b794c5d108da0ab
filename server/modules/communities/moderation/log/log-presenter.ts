import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentRule } from '../decision-presenter.ts';
import type { ActRow, DayRow } from './log-repository.ts';

type Schemas = components['schemas'];

interface LogReader {
  db: Queryable;
  viewerId: string;
  /** True for members, who see no names, notes and decisions. */
  isForMembers: boolean;
}

/** Returns entries of the log of a community, for a whole page at once. */
export async function presentActs(
  rows: readonly ActRow[],
  { db, viewerId, isForMembers }: LogReader,
): Promise<Schemas['AuditEntry'][]> {
  const ids = isForMembers ? [] : rows.flatMap((row) => [row.actor_blog_id, row.target_blog_id]);
  const blogs = await blogsByIds(
    db,
    ids.filter((id) => id !== null),
    viewerId,
  );
  const refOf = (id: string | null) => {
    const blog = id === null ? undefined : blogs.get(id);
    return blog && presentBlogRef(blog, viewerId);
  };
  return rows.map((row) => {
    const [actor, target, rule] = [refOf(row.actor_blog_id), refOf(row.target_blog_id), presentRule(row)];
    return {
      id: row.id,
      type: row.type,
      action: row.action,
      actorKind: row.actor_kind,
      ...(actor ? { actor } : {}),
      ...(row.automatic_rule_id === null ? {} : { automaticRuleId: row.automatic_rule_id }),
      ...(row.decision_id === null || isForMembers ? {} : { decisionId: row.decision_id }),
      ...(row.undoes_id === null ? {} : { undoesId: row.undoes_id }),
      ...(row.undone_by_id === null ? {} : { undoneById: row.undone_by_id }),
      ...(target ? { target } : {}),
      ...(row.post_id === null ? {} : { postId: row.post_id }),
      ...(row.comment_id === null ? {} : { commentId: row.comment_id }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(rule ? { rule } : {}),
      ...(row.note === '' || isForMembers ? {} : { note: row.note }),
      ...(row.changes.length === 0 ? {} : { changes: row.changes }),
      timestamp: row.acted,
    };
  });
}

/** Returns the counts of a month by actor, each with the days on which they did something. */
export async function presentDays(
  rows: readonly DayRow[],
  { db, viewerId }: LogReader,
): Promise<Schemas['AuditSummary']['actors']> {
  const ids = rows.flatMap((row) => (row.actor_blog_id === null ? [] : [row.actor_blog_id]));
  const blogs = await blogsByIds(db, [...new Set(ids)], viewerId);
  const actors = Map.groupBy(rows, (row) => `${row.actor_kind} ${row.actor_blog_id}`);
  return [...actors.values()].map((days) => {
    const [first] = days;
    const blog = first?.actor_blog_id ? blogs.get(first.actor_blog_id) : undefined;
    return {
      actorKind: first?.actor_kind ?? 'system',
      ...(blog ? { actor: presentBlogRef(blog, viewerId) } : {}),
      days: days.map((one) => ({
        dayTs: one.day,
        removedCount: one.removed,
        restoredCount: one.restored,
        otherCount: one.others,
      })),
    };
  });
}
