import { piece } from '#src/shared/navigation/path-pieces.ts';

/** Kinds of notification the page can be narrowed to (spec 000 §3). */
export const ACTIVITY_FILTERS = ['all', 'mentions', 'replies', 'reblogs'] as const;

export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

/** Addresses of this feature's screens, as patterns. */
export const activityPatterns = {
  activity: '/activity',
  yearInReview: '/youryir/:blogName?',
} as const;

/** Addresses of this feature's screens, built. */
export const activityPaths = {
  /** What the member's blogs were told; without a blog, the first one. */
  activity: ({ blog, filter }: { blog?: string; filter?: ActivityFilter } = {}) => {
    const query = new URLSearchParams();
    if (blog) query.set('blog', blog);
    if (filter && filter !== 'all') query.set('filter', filter);
    return query.size > 0 ? `/activity?${query}` : '/activity';
  },
  /** A blog's year; without a blog the member's own, without a year the last complete one (spec 000 §2.1). */
  yearInReview: (blogName?: string, year?: number) =>
    `/youryir${blogName ? `/${piece(blogName)}` : ''}${year === undefined ? '' : `?year=${year}`}`,
} as const;
