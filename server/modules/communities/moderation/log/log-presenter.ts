import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentRule } from '../decision-presenter.ts';
import type { AppealRow } from './appeals-repository.ts';
import type { ActRow, DayRow, UndoneRow } from './log-repository.ts';

type Schemas = components['schemas'];

type Summary = Schemas['AuditSummary'];

interface LogReader {
  db: Queryable;
  viewerId: string;
  /** True for members, who see no names, notes and decisions. */
  isForMembers: boolean;
}

/** Returns the named blogs by their ids, as the reader sees them. */
async function refsOf({ db, viewerId }: LogReader, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  const blogs = await blogsByIds(db, [...new Set(known)], viewerId);
  return (id: string | null) => {
    const blog = id === null ? undefined : blogs.get(id);
    return blog && presentBlogRef(blog, viewerId);
  };
}

/** Returns entries of the log of a community, for a whole page at once. */
export async function presentActs(
  rows: readonly ActRow[],
  reader: LogReader,
): Promise<Schemas['AuditEntry'][]> {
  const { isForMembers } = reader;
  const ids = isForMembers ? [] : rows.flatMap((row) => [row.actor_blog_id, row.target_blog_id]);
  const refOf = await refsOf(reader, ids);
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
export async function presentDays(rows: readonly DayRow[], reader: LogReader): Promise<Summary['actors']> {
  const refOf = await refsOf(
    reader,
    rows.map((row) => row.actor_blog_id),
  );
  const actors = Map.groupBy(rows, (row) => `${row.actor_kind} ${row.actor_blog_id}`);
  return [...actors.values()].map((days) => {
    const [first] = days;
    const actor = refOf(first?.actor_blog_id ?? null);
    return {
      actorKind: first?.actor_kind ?? 'system',
      ...(actor ? { actor } : {}),
      days: days.map((one) => ({
        dayTs: one.day,
        removedCount: one.removed,
        restoredCount: one.restored,
        otherCount: one.others,
      })),
    };
  });
}

/** Returns what a month undid, each with the days of the act and of its undoing. */
export async function presentUndone(
  rows: readonly UndoneRow[],
  reader: LogReader,
): Promise<Summary['undone']> {
  const refOf = await refsOf(
    reader,
    rows.flatMap((row) => [row.actor_blog_id, row.undone_actor_blog_id]),
  );
  return rows.map((row) => {
    const [by, of] = [refOf(row.actor_blog_id), refOf(row.undone_actor_blog_id)];
    return {
      entryId: row.undoes_id,
      undoneById: row.id,
      acted: { actorKind: row.undone_actor_kind, ...(of ? { actor: of } : {}), dayTs: row.undone_day },
      undone: { actorKind: row.actor_kind, ...(by ? { actor: by } : {}), dayTs: row.day },
    };
  });
}

/** Returns the appeals of a month; members see how they ended, not whose they were. */
export async function presentAppeals(
  rows: readonly AppealRow[],
  reader: LogReader,
): Promise<Summary['appeals']> {
  const { isForMembers } = reader;
  const ids = isForMembers ? [] : rows.flatMap((row) => [row.blog_id, row.decided_as, row.answered_as]);
  const refOf = await refsOf(reader, ids);
  return rows.map((row) => {
    const [blog, decidedBy, answeredBy] = [row.blog_id, row.decided_as, row.answered_as].map(refOf);
    return {
      ...(isForMembers ? {} : { decisionId: row.id }),
      kind: row.kind,
      ...(blog ? { blog } : {}),
      ...(decidedBy ? { decidedBy } : {}),
      decidedTs: row.decided,
      sentTs: row.sent,
      state: row.state,
      ...(answeredBy ? { answeredBy } : {}),
      ...(row.answered === null ? {} : { answeredTs: row.answered }),
    };
  });
}
