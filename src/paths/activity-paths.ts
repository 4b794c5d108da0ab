import { pathSegment } from '#src/paths/path-segments.ts';

/** Filters of the page (spec 000 §3): kinds of notification, or those by mutuals. */
export const ACTIVITY_FILTERS = ['all', 'mentions', 'replies', 'reblogs', 'mutuals'] as const;

export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

/** Grouping key for likes and plain reblogs of one day. */
export type ActivityGrouping = 'post' | 'blog';

/** Path patterns of this feature. */
export const activityPatterns = {
  activity: '/activity',
  boops: '/activity/boops',
  /** The specification's path for one blog (spec 000 §2.1). */
  blogActivity: '/blog/:blogName/activity',
  yearInReview: '/youryir/:blogName?',
} as const;

/** Path builders of this feature. */
export const activityPaths = {
  /** Activity of the member's blogs; defaults to the primary blog, grouped by post. */
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
  /** Boops the member's blogs received or sent. */
  boops: (direction: 'received' | 'sent' = 'received') =>
    direction === 'sent' ? '/activity/boops?direction=sent' : '/activity/boops',
  /**
   * A blog's year in review; defaults to the member's own, and to the last complete year with posts or the newest
   * available (spec 000 §2.1).
   */
  yearInReview: (blogName?: string, year?: number) =>
    `/youryir${blogName ? `/${pathSegment(blogName)}` : ''}${year === undefined ? '' : `?year=${year}`}`,
} as const;
