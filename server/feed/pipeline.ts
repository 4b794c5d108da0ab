import type { Skeleton, SkeletonRow } from './skeletons.ts';

/** Maximum number of rounds; then a page stays short rather than reading further through invisible entries. */
const MAX_ROUNDS = 6;

export interface FeedRequest<Row extends { id: string }> {
  skeleton: Skeleton;
  /**
   * Loads the rows of some ids, in their order, without missing ones. `isCut` says that the entries after the last row
   * were not read because they would have been too much at once.
   */
  hydrate: (ids: string[]) => Promise<{ rows: Row[]; isCut: boolean }>;
  /** Returns true when the viewer may see the row in this list. */
  rule: (row: Row) => boolean | Promise<boolean>;
  /** Returns true when the row still fits the page; a list that refuses its first row must have declared its start. */
  fits?: (row: Row, isFirst: boolean) => boolean;
  after: string[] | undefined;
  /** Number of rows of a page. */
  limit: number;
}

export interface FeedPage<Row> {
  rows: Row[];
  /** Sort key of the last entry that was read, when more may follow. */
  next: string[] | undefined;
}

/**
 * Builds one page of a feed: ids first, then their rows at once, then the rules, topped up until the page is full, the
 * list ends or the page reaches its maximum size. Neither a rule that removes entries nor a cut makes a page look like
 * the last one.
 */
export async function feedPage<Row extends { id: string }>(
  request: FeedRequest<Row>,
): Promise<FeedPage<Row>> {
  const rows: Row[] = [];
  let after = request.after;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
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

function lastKey(bones: readonly SkeletonRow[]): string[] | undefined {
  return bones.at(-1)?.key;
}
