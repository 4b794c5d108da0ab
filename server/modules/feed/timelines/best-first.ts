import type { Queryable } from '#server/db/database.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';

/** So many of the newest posts come by their notes. Bounds the work however much a member follows. */
export const BEST_OF = 200;

/** Begins the key of a place among them; places behind them are positions, as in the list itself. */
const AMONG = 'best';

const NOTES = `
  select p.id, coalesce(c.note_count, 0) as notes
    from posts p left join post_counts c on c.root_post_id = p.root_post_id
   where p.id = any($1::bigint[])`;

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
 * A list by falling position that begins with the best of its newest posts: those with the most notes first. What comes
 * after the first page was read is not among them, so that a reader who goes on misses and meets nothing twice but what
 * was noted meanwhile.
 */
export function bestFirst(db: Queryable, read: Skeleton): Skeleton {
  return async (after, count) => {
    if (after && after[0] !== AMONG) return read(after, count);
    const [, top, lastNotes = '0', lastPosition = '0'] = after ?? [];
    const newest = await read(top === undefined ? undefined : [top], BEST_OF);
    const rows = await db.query<{ id: string; notes: number }>(NOTES, [newest.map(({ id }) => id)]);
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
      .map(({ id, position, notes }) => ({ id, key: [AMONG, above, String(notes), position] }));
    const end = newest.at(-1)?.key;
    if (bones.length === count || newest.length < BEST_OF || end === undefined) return bones;
    return [...bones, ...(await read(end, count - bones.length))];
  };
}
