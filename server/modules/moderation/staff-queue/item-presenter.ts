import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentSupport } from '#server/entities/support/support-presenter.ts';
import { supportRequestsByIds } from '#server/entities/support/support-repository.ts';
import { presentAppeals } from '../appeals/appeals-presenter.ts';
import {
  presentDecision,
  presentDecisions,
  type StaffReader,
  staffRefs,
} from '../decisions/decision-presenter.ts';
import { decisionsAboutAuthor, lastDecisionsOf } from '../decisions/decisions-repository.ts';
import { presentReports } from '../queue/reports-presenter.ts';
import { authorOf } from '../queue/reports-queue-repository.ts';
import { flagsByIds } from '../review/flags-repository.ts';
import { claimsOf } from './claims-repository.ts';
import { type ItemRef, subjectIdsByKind } from './item-id.ts';
import type { ItemRow } from './items-repository.ts';
import { type NoteRow, notesOfItems } from './notes-repository.ts';
import { authorRecord, reportsOfItems, singleReports } from './reports-repository.ts';

type Schemas = components['schemas'];
type Item = Schemas['StaffQueueItem'];
type Refs = ReadonlyMap<string, Schemas['BlogRef']>;

/** Number of decisions in the record of an author. */
const RECORD_COUNT = 10;

/** Returns a note beside an entry, when anything is left of its author. */
export function presentNote(row: NoteRow, refs: Refs): Schemas['StaffNote'][] {
  const author = refs.get(row.staff_id);
  return author ? [{ id: row.id, author, text: row.text, createdTs: row.created }] : [];
}

/** Reads the content of a page of entries, each type at once. */
async function contentsOf(rows: readonly ItemRow[], { db, staffId }: StaffReader) {
  const ids = rows.map(({ id }) => id);
  const { appeal, letter } = subjectIdsByKind(ids);
  const [reported, flags, letters] = await Promise.all([
    reportsOfItems(db, ids),
    flagsByIds(db, appeal),
    supportRequestsByIds(db, letter),
  ]);
  const [reports, appeals, requests] = await Promise.all([
    presentReports(db, reported, staffId),
    presentAppeals(db, flags, staffId),
    presentSupport(db, letters, staffId),
  ]);
  const contents = new Map<string, Pick<Item, 'report' | 'appeal' | 'supportRequest'>>();
  for (const { item_id, id, kind } of reported) {
    const report = reports.find((one) => one.id === id && one.kind === kind);
    if (report) contents.set(item_id, { report });
  }
  for (const one of appeals) contents.set(`appeal:${one.id}`, { appeal: one });
  for (const one of requests) contents.set(`letter:${one.id}`, { supportRequest: one });
  return contents;
}

/** Returns entries in the contract's shape, for a whole page at once. Those whose content is gone are left out. */
export async function presentItems(rows: readonly ItemRow[], reader: StaffReader): Promise<Item[]> {
  if (rows.length === 0) return [];
  const { db } = reader;
  const ids = rows.map(({ id }) => id);
  const [contents, claims, notes, decisions] = await Promise.all([
    contentsOf(rows, reader),
    claimsOf(db, ids),
    notesOfItems(db, ids),
    lastDecisionsOf(db, ids),
  ]);
  const refs = await staffRefs(
    reader,
    [...claims, ...notes, ...decisions.values()].map((one) => one.staff_id),
  );
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    if (!content) return [];
    const claim = claims.find((one) => one.item_id === row.id);
    const claimedBy = claim && refs.get(claim.staff_id);
    const last = decisions.get(row.id);
    const decision = last && presentDecision(last, refs, reader);
    return [
      {
        id: row.id,
        type: row.type,
        state: row.is_open ? ('open' as const) : ('settled' as const),
        isUrgent: row.is_urgent,
        createdTs: row.created,
        ...content,
        ...(claim && claimedBy ? { claimedBy, claimedTs: claim.claimed, claimedUntilTs: claim.ends } : {}),
        notes: notes.filter((one) => one.item_id === row.id).flatMap((note) => presentNote(note, refs)),
        ...(decision ? { decision } : {}),
      },
    ];
  });
}

/** Returns every report of an entry with the record of who sent it. */
async function presentSingleReports(
  ref: ItemRef,
  { db, staffId }: StaffReader,
): Promise<Pick<Item, 'reports'>> {
  const rows = await singleReports(db, ref);
  if (rows.length === 0) return {};
  const blogs = await blogsByIds(
    db,
    rows.flatMap((row) => row.reporter_blog_id ?? []),
    staffId,
  );
  return {
    reports: rows.map((row) => {
      const reporter = blogs.get(row.reporter_blog_id ?? '');
      return {
        id: row.id,
        reason: row.reason,
        ...(row.note === null ? {} : { note: row.note }),
        ...(reporter ? { reporter: presentBlogRef(reporter, staffId) } : {}),
        createdTs: row.created,
        record: { right: row.right_count, total: row.total_count },
      };
    }),
  };
}

/** Returns the member whose content an entry is about. */
async function authorIdOf(ref: ItemRef, { db }: StaffReader): Promise<string | undefined> {
  const id = `${ref.kind}:${ref.subjectId}`;
  const [report] = ref.kind === 'appeal' ? [] : await reportsOfItems(db, [id]);
  if (report) return (await authorOf(db, report))?.id;
  const [flag] = ref.kind === 'appeal' ? await flagsByIds(db, [ref.subjectId]) : [];
  if (!flag) return undefined;
  const { blog_id, post_id } = flag;
  return (await authorOf(db, { kind: 'post', blog_id, post_id, reply_id: null }))?.id;
}

async function presentAuthor(ref: ItemRef, reader: StaffReader): Promise<Pick<Item, 'author'>> {
  const { db, staffId } = reader;
  const authorId = await authorIdOf(ref, reader);
  const record = authorId === undefined ? undefined : await authorRecord(db, authorId);
  if (authorId === undefined || record === undefined) return {};
  const blog = (await blogsByIds(db, [record.blog_id], staffId)).get(record.blog_id);
  if (!blog) return {};
  const decisions = await presentDecisions(await decisionsAboutAuthor(db, authorId, RECORD_COUNT), reader);
  return {
    author: {
      ...{ blog: presentBlogRef(blog, staffId), memberSinceTs: record.since, postCount: record.posts },
      decisions,
    },
  };
}

/** Returns one entry with every report and the record of its author; undefined when its content is gone. */
export async function presentWholeItem(
  ref: ItemRef,
  row: ItemRow,
  reader: StaffReader,
): Promise<Item | undefined> {
  const [item] = await presentItems([row], reader);
  if (!item) return undefined;
  return { ...item, ...(await presentSingleReports(ref, reader)), ...(await presentAuthor(ref, reader)) };
}
