import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { blogsOfStaff } from '../staff-queue/claims-repository.ts';
import type { DecisionRow } from './decisions-repository.ts';

type Schemas = components['schemas'];

/** Time within which a staff member may undo their own decision. */
const UNDO_SECONDS = 86_400;

/** A staff member who reads the queue. */
export interface StaffReader {
  db: Queryable;
  staffId: string;
  /** Seconds since 1970. */
  now: number;
}

/** Returns true while a decision can be undone by who made it. */
export function isUndoable({ decided }: DecisionRow, now: number): boolean {
  return now < decided + UNDO_SECONDS;
}

/** Returns the blogs of staff members by the ids of the members. */
export async function staffRefs(
  { db, staffId }: StaffReader,
  staffIds: readonly string[],
): Promise<Map<string, Schemas['BlogRef']>> {
  const blogIds = await blogsOfStaff(db, staffIds);
  const blogs = await blogsByIds(db, [...blogIds.values()], staffId);
  const refs = new Map<string, Schemas['BlogRef']>();
  for (const [member, blogId] of blogIds) {
    const blog = blogs.get(blogId);
    if (blog) refs.set(member, presentBlogRef(blog, staffId));
  }
  return refs;
}

/** Returns a decision in the contract's shape; undefined when nothing is left of who decided. */
export function presentDecision(
  row: DecisionRow,
  refs: ReadonlyMap<string, Schemas['BlogRef']>,
  { staffId, now }: StaffReader,
): Schemas['StaffDecision'] | undefined {
  const decidedBy = refs.get(row.staff_id);
  if (!decidedBy) return undefined;
  const isStanding = !row.is_revoked && row.replaced_by === null;
  return {
    id: row.id,
    itemId: row.item_id,
    outcome: row.outcome,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.ends === null ? {} : { untilTs: row.ends }),
    ...(row.author_message === '' ? {} : { authorMessage: row.author_message }),
    ...(row.reporter_message === '' ? {} : { reporterMessage: row.reporter_message }),
    decidedBy,
    decidedTs: row.decided,
    ...(row.notice_due === null ? {} : { noticeDueTs: row.notice_due }),
    canRevoke: row.staff_id === staffId && isStanding && isUndoable(row, now),
  };
}

/** Returns decisions in the contract's shape, for a whole page at once. */
export async function presentDecisions(
  rows: readonly DecisionRow[],
  reader: StaffReader,
): Promise<Schemas['StaffDecision'][]> {
  const refs = await staffRefs(
    reader,
    rows.map((row) => row.staff_id),
  );
  return rows.flatMap((row) => presentDecision(row, refs, reader) ?? []);
}
