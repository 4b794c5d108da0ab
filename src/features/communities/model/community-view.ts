import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';

/** Lists of a community's posts: newest, only polls, the best. */
const COMMUNITY_VIEWS = ['recent', 'polls', 'discover'] as const;

type CommunityViewName = (typeof COMMUNITY_VIEWS)[number];

/** Which posts of a community are shown. */
export interface CommunityView {
  view: CommunityViewName;
  /** Path of a board; undefined for all posts. */
  board?: string | undefined;
  /** Words that the posts contain; empty while the search field is open without any, undefined while it is closed. */
  query?: string | undefined;
}

const BOARD = /^[a-z0-9]+(-[a-z0-9]+){0,7}$/;

/** Parses what an address shows of a community. */
export function communityViewOf(query: URLSearchParams): CommunityView {
  const board = query.get('board') ?? '';
  const words = query.get('q');
  return {
    view: COMMUNITY_VIEWS.find((view) => view === query.get('type')) ?? 'recent',
    board: BOARD.test(board) ? board : undefined,
    query: words === null ? undefined : normalizeSearchTerm(words),
  };
}

/** Returns the address of posts of a community; defaults are left out. */
export function communityAddress(name: string, { view, board, query }: CommunityView): string {
  const narrowed = queryString({ type: view === 'recent' ? undefined : view, board, q: query });
  // An open field without words is a state of its own, which the address keeps.
  const opened = query === '' ? `${narrowed === '' ? '?' : '&'}q=` : '';
  return paths.community(name) + narrowed + opened;
}
