import { isBlogName } from '#src/shared/lib/text/blog-name.ts';
import { EXPLORE_MODES, isPostId, NEW_POST_TYPES, SEARCH_TYPES } from '#src/shared/navigation/paths.ts';
import { isReservedBlogName } from '#src/shared/navigation/reserved-names.ts';
import {
  type CompiledPattern,
  compilePattern,
  fillPattern,
  matchPattern,
  type PathParams,
} from './pattern.ts';
import { type RouteRow, type RouteView, routeTable } from './table.ts';

/** What an address leads to. */
export interface RowMatch {
  row: RouteRow;
  params: PathParams;
  /** The address in the row's own spelling. */
  pathname: string;
}

const isFreeBlogName = (name: string): boolean => isBlogName(name) && !isReservedBlogName(name);

/** What a parameter of an address has to be, by its name; an address with anything else in that place does not exist. */
const PARAM_RULES: Partial<Record<string, (value: string) => boolean>> = {
  blogname: isFreeBlogName,
  blogName: isFreeBlogName,
  postId: isPostId,
  exploreMode: (value) => EXPLORE_MODES.some((mode) => mode === value),
  // The best first is the default and has no address of its own (spec 000 §2.2).
  searchMode: (value) => value === 'recent',
  selectedPostType: (value) => SEARCH_TYPES.some((type) => type === value),
  postType: (value) => NEW_POST_TYPES.some((type) => type === value),
};

const compiled = routeTable.map((row) => ({
  row,
  own: compilePattern(row.pattern),
  aliases: (row.aliases ?? []).map(compilePattern),
}));

function paramsOf(pattern: CompiledPattern, pathname: string): PathParams | undefined {
  const params = matchPattern(pattern, pathname);
  if (!params) return undefined;
  const fits = Object.entries(params).every(([name, value]) => PARAM_RULES[name]?.(value) ?? true);
  return fits ? params : undefined;
}

/** All rows an address leads to; more than one would be a mistake in the table, which a test looks for. */
export function matchingRows(pathname: string): RowMatch[] {
  return compiled.flatMap(({ row, own, aliases }) => {
    const params = paramsOf(own, pathname);
    if (params) return [{ row, params, pathname }];
    for (const alias of aliases) {
      const found = paramsOf(alias, pathname);
      if (found) return [{ row, params: found, pathname: fillPattern(own, found) }];
    }
    return [];
  });
}

/** The row an address leads to; undefined is "not found". */
export function matchRow(pathname: string): RowMatch | undefined {
  return matchingRows(pathname)[0];
}

/** What this visitor or member gets to see of a row. */
export function viewOf(row: RouteRow, isLoggedIn: boolean): RouteView {
  return (isLoggedIn && row.forMembers) || row;
}
