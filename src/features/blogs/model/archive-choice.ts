import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';
import { blogPaths } from '#src/paths/blogs-paths.ts';

/** What of an archive is shown. */
export interface ArchiveChoice {
  year?: number;
  month?: number;
  type?: PostType;
  tag?: string;
}

/** The kind of post that a piece of an address names; undefined for none. */
export function kindOf(piece: string | undefined): ListedType | undefined {
  return LISTED_TYPES.find((kind) => kind === piece);
}

const FIRST_YEAR = 2007;
const LAST_YEAR = 2100;

/**
 * What the rest of an archive's address asks for: `{year}/{month}`, `filter-by/{postType}`, `tagged/{tag}`, each optional,
 * in that order (spec 000 §2.3). Undefined for anything else.
 */
export function archiveChoiceOf(rest: string): ArchiveChoice | undefined {
  const pieces = rest.split('/').filter(Boolean);
  const choice: ArchiveChoice = {};
  if (/^\d{4}$/.test(pieces[0] ?? '')) {
    choice.year = Number(pieces.shift());
    if (choice.year < FIRST_YEAR || choice.year > LAST_YEAR) return undefined;
    if (/^\d{1,2}$/.test(pieces[0] ?? '')) {
      choice.month = Number(pieces.shift());
      if (choice.month < 1 || choice.month > 12) return undefined;
    }
  }
  if (pieces[0] === 'filter-by') {
    const type = kindOf(pieces[1]);
    if (!type) return undefined;
    choice.type = type;
    pieces.splice(0, 2);
  }
  if (pieces[0] === 'tagged' && pieces[1]) {
    choice.tag = pieces[1];
    pieces.splice(0, 2);
  }
  return pieces.length === 0 ? choice : undefined;
}

/** The address of an archive with a choice. */
export function archivePath(blogName: string, { year, month, type, tag }: ArchiveChoice): string {
  return blogPaths.blogArchive(blogName, [
    ...(year === undefined ? [] : [String(year)]),
    ...(year === undefined || month === undefined ? [] : [String(month)]),
    ...(type ? ['filter-by', type] : []),
    ...(tag ? ['tagged', tag] : []),
  ]);
}
