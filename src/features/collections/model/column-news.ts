/** New posts at the top of a list. */
interface News<Post> {
  posts: readonly Post[];
  /** True when none of the posts was known, so that there may be more between. */
  isMore: boolean;
}

/** Returns the posts of a fresh first page that stand above all known ones. */
export function newsIn<Post extends { id: string }>(
  fresh: readonly Post[],
  known: readonly Post[],
): News<Post> {
  const ids = new Set(known.map(({ id }) => id));
  const first = fresh.findIndex(({ id }) => ids.has(id));
  if (first >= 0) return { posts: fresh.slice(0, first), isMore: false };
  return { posts: fresh, isMore: known.length > 0 && fresh.length > 0 };
}

/** Place of a reader in a column. */
export interface ColumnPlace {
  /** The first post in view. */
  postId: string;
  /** Distance in pixels of its top edge from that of the column; negative when it is cut. */
  offset: number;
}

/** Returns the width whose number of pixels is nearest. */
export function nearestWidth<Width extends string>(
  pixels: number,
  widths: Readonly<Record<Width, number>>,
): Width {
  const entries = Object.entries(widths) as [Width, number][];
  return entries.reduce((best, one) =>
    Math.abs(one[1] - pixels) < Math.abs(best[1] - pixels) ? one : best,
  )[0];
}
