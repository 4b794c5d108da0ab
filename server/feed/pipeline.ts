import type { Bone, Skeleton } from './skeletons.ts';

/** After this many rounds a page stays short rather than reading on through what its reader may not see. */
const MOST_ROUNDS = 6;

export interface FeedRequest<Row extends { id: string }> {
  skeleton: Skeleton;
  /** Loads the rows of some ids, in their order; what is gone is left out. */
  hydrate: (ids: string[]) => Promise<Row[]>;
  /** Whether this reader may be shown the row here. */
  rule: (row: Row) => boolean | Promise<boolean>;
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
 * list ends. A rule that removes entries never makes a page look like the last one.
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
    const byId = new Map((await request.hydrate(page.map((bone) => bone.id))).map((row) => [row.id, row]));
    for (const bone of page) {
      const row = byId.get(bone.id);
      if (row && (await request.rule(row))) rows.push(row);
    }
    after = lastKey(page) ?? after;
    const isEnd = bones.length <= wanted;
    if (isEnd) return { rows, next: undefined };
    if (rows.length >= request.limit) return { rows, next: after };
  }
  return { rows, next: after };
}

function lastKey(bones: readonly Bone[]): string[] | undefined {
  return bones.at(-1)?.key;
}
