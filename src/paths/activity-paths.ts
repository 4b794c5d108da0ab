import { piece } from '#src/paths/path-segments.ts';

/** What the page can be narrowed to (spec 000 §3): kinds of notification, or those by blogs that follow back. */
export const ACTIVITY_FILTERS = ['all', 'mentions', 'replies', 'reblogs', 'mutuals'] as const;

export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

/** What likes and plain reblogs of one day are put together by. */
export type ActivityGrouping = 'post' | 'blog';

/** Addresses of this feature's screens, as patterns. */
export const activityPatterns = {
  activity: '/activity',
  boops: '/activity/boops',
  /** As the specification spells it for one blog (spec 000 §2.1). */
  blogActivity: '/blog/:blogName/activity',
  yearInReview: '/youryir/:blogName?',
} as const;

/** Addresses of this feature's screens, built. */
export const activityPaths = {
  /** What the member's blogs were told; without a blog, the first one; by post unless said otherwise. */
  activity: ({
    blog,
    filter,
    by,
  }: {
    blog?: string;
    filter?: ActivityFilter;
    by?: ActivityGrouping;
  } = {}) => {
    const query = new URLSearchParams();
    if (blog) query.set('blog', blog);
    if (filter && filter !== 'all') query.set('filter', filter);
    if (by === 'blog') query.set('by', by);
    return query.size > 0 ? `/activity?${query}` : '/activity';
  },
  /** Boops that the member's blogs received, or sent. */
  boops: (direction: 'received' | 'sent' = 'received') =>
    direction === 'sent' ? '/activity/boops?direction=sent' : '/activity/boops',
  /** A blog's year; without a blog the member's own, without a year the last complete one with posts, or the newest there is (spec 000 §2.1). */
  yearInReview: (blogName?: string, year?: number) =>
    `/youryir${blogName ? `/${piece(blogName)}` : ''}${year === undefined ? '' : `?year=${year}`}`,
} as const;
