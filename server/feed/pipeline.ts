import type { Bone, Skeleton } from './skeletons.ts';

/** After this many rounds a page stays short rather than reading on through what its reader may not see. */
const MOST_ROUNDS = 6;

export interface FeedRequest<Row extends { id: string }> {
  skeleton: Skeleton;
  /**
   * Loads the rows of some ids, in their order; what is gone is left out. `isCut` says that what stands behind the last
   * row was not read: it would have been too much at once.
   */
  hydrate: (ids: string[]) => Promise<{ rows: Row[]; isCut: boolean }>;
  /** Whether this reader may be shown the row here. */
  rule: (row: Row) => boolean | Promise<boolean>;
  /** Whether the page may grow by this row as well; a list that refuses its first row must have said where it starts. */
  fits?: (row: Row, isFirst: boolean) => boolean;
  after: string[] | undefined;
  /** How many rows the page should have. */
  limit: number;
}

export interface FeedPage<Row> {
  rows: Row[];
  /** The sort key of the last entry looked at, when there may be more behind it. */
  next: string[] | undefined;
}

/**
 * One page of a feed: ids first, then their rows in one go, then the rules, topped up until the page is full or the
 * list ends or the page is heavy enough. A rule that removes entries never makes a page look like the last one, and neither
 * does a page that was cut.
 */
export async function feedPage<Row extends { id: string }>(
  request: FeedRequest<Row>,
): Promise<FeedPage<Row>> {
  const rows: Row[] = [];
  let after = request.after;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wanted = request.limit - rows.length;
    const bones = await request.skeleton(after, wanted + 1);
    const page = bones.slice(0, wanted);
    const loaded = await request.hydrate(page.map((bone) => bone.id));
    const byId = new Map(loaded.rows.map((row) => [row.id, row]));
    const lastRead = loaded.isCut ? loaded.rows.at(-1)?.id : undefined;
    for (const bone of page) {
      const row = byId.get(bone.id);
      if (row && (await request.rule(row))) {
        if (request.fits?.(row, rows.length === 0) === false) return { rows, next: after };
        rows.push(row);
      }
      after = bone.key;
      if (bone.id === lastRead) break;
    }
    const isEnd = bones.length <= wanted && after === (lastKey(page) ?? after);
    if (isEnd) return { rows, next: undefined };
    if (rows.length >= request.limit) return { rows, next: after };
  }
  return { rows, next: after };
}

function lastKey(bones: readonly Bone[]): string[] | undefined {
  return bones.at(-1)?.key;
}
