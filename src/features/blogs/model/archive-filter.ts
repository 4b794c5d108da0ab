import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';
import { blogPaths } from '#src/paths/blogs-paths.ts';

/** Filter of an archive. */
export interface ArchiveFilter {
  year?: number;
  month?: number;
  type?: PostType;
  tag?: string;
}

/** Returns the post type that a path segment names; undefined for none. */
export function postKindOf(pathSegment: string | undefined): ListedType | undefined {
  return LISTED_TYPES.find((kind) => kind === pathSegment);
}

const MIN_YEAR = 2007;
const MAX_YEAR = 2100;

/**
 * Parses the rest of an archive's address: `{year}/{month}`, `filter-by/{postType}`, `tagged/{tag}`, each optional, in
 * that order (spec 000 §2.3). Undefined for anything else.
 */
export function archiveFilterOf(rest: string): ArchiveFilter | undefined {
  const segments = rest.split('/').filter(Boolean);
  const choice: ArchiveFilter = {};
  if (/^\d{4}$/.test(segments[0] ?? '')) {
    choice.year = Number(segments.shift());
    if (choice.year < MIN_YEAR || choice.year > MAX_YEAR) return undefined;
    if (/^\d{1,2}$/.test(segments[0] ?? '')) {
      choice.month = Number(segments.shift());
      if (choice.month < 1 || choice.month > 12) return undefined;
    }
  }
  if (segments[0] === 'filter-by') {
    const type = postKindOf(segments[1]);
    if (!type) return undefined;
    choice.type = type;
    segments.splice(0, 2);
  }
  if (segments[0] === 'tagged' && segments[1]) {
    choice.tag = segments[1];
    segments.splice(0, 2);
  }
  return segments.length === 0 ? choice : undefined;
}

/** Returns the address of an archive with a filter. */
export function archivePath(blogName: string, { year, month, type, tag }: ArchiveFilter): string {
  return blogPaths.blogArchive(blogName, [
    ...(year === undefined ? [] : [String(year)]),
    ...(year === undefined || month === undefined ? [] : [String(month)]),
    ...(type ? ['filter-by', type] : []),
    ...(tag ? ['tagged', tag] : []),
  ]);
}
