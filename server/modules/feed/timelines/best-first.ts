import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Number of the newest posts that are sorted by notes. Bounds the work however much a member follows. */
export const RANKED_POSTS = 200;

/** Prefix of cursor keys within the sorted part; later keys are positions, as in the list itself. */
const BEST_SEGMENT = 'best';

const NOTES = `
  select p.id, coalesce(c.note_count, 0) as notes
    from unnest($1::bigint[]) as listed (id) join ${publishedPosts('p').on} and p.id = listed.id
    left join post_counts c on c.root_post_id = p.root_post_id`;

interface Ranked {
  id: string;
  position: string;
  notes: number;
}

function better(a: Ranked, b: Ranked): number {
  if (a.notes !== b.notes) return b.notes - a.notes;
  return BigInt(a.position) < BigInt(b.position) ? 1 : -1;
}

/**
 * Wraps a list so that its newest posts come first by number of notes. Posts published after the first page was read
 * are excluded, so that paging neither repeats nor skips posts unless their notes change meanwhile.
 */
export function bestFirst(db: Queryable, read: Skeleton): Skeleton {
  return async (after, count) => {
    if (after && after[0] !== BEST_SEGMENT) return read(after, count);
    const [, top, lastNotes = '0', lastPosition = '0'] = after ?? [];
    const newest = await read(top === undefined ? undefined : [top], RANKED_POSTS);
    const rows = await db.query<Columns<'posts', 'id'> & { notes: number }>(NOTES, [
      newest.map(({ id }) => id),
    ]);
    const notesOf = new Map(rows.map(({ id, notes }) => [id, notes]));
    const ranked = newest
      .map(({ id, key: [position = '0'] }) => ({ id, position, notes: notesOf.get(id) ?? 0 }))
      .toSorted(better);
    const last = { id: '', position: lastPosition, notes: Number(lastNotes) };
    const rest = after
      ? ranked.filter((post) => better(last, post) < 0 && post.position !== lastPosition)
      : ranked;
    const above = top ?? String(BigInt(newest[0]?.key[0] ?? '0') + 1n);
    const bones = rest
      .slice(0, count)
      .map(({ id, position, notes }) => ({ id, key: [BEST_SEGMENT, above, String(notes), position] }));
    const end = newest.at(-1)?.key;
    if (bones.length === count || newest.length < RANKED_POSTS || end === undefined) return bones;
    return [...bones, ...(await read(end, count - bones.length))];
  };
}
