/** Event that the site measures. */
export interface AnalyticsEventKind {
  /** Fields of `details` that are kept; others are dropped. */
  details: readonly string[];
  /**
   * Purposes of the TCF that it needs, all of them. Without any, faults of the site would stay unseen without the event: it is sent
   * without a consent, and then without ids.
   */
  purposes: readonly number[];
}

/** Purpose of the TCF that counting needs: understanding audiences by statistics. */
export const AUDIENCE_PURPOSE_ID = 9;
/** Purpose of the TCF that timing pages needs: developing and improving services. */
export const IMPROVEMENT_PURPOSE_ID = 10;
const CONTENT_PURPOSE_ID = 8;
const AD_PURPOSE_ID = 7;

/** Events that are measured (spec 001 §4, §9). Events with other names are dropped. */
export const ANALYTICS_EVENTS = {
  /**
   * A page was opened; `referrer` is the host of the page before, when that was another site's. The server adds the kind of
   * device, and keeps nothing else of the browser.
   */
  page_view: { details: ['referrer', 'network'], purposes: [AUDIENCE_PURPOSE_ID] },
  /** A page of a blog was opened; `referrer` as in `page_view`. */
  blog_view: { details: ['blogName', 'referrer'], purposes: [AUDIENCE_PURPOSE_ID, CONTENT_PURPOSE_ID] },
  /** A post was in view. */
  post_impression: { details: ['postId'], purposes: [AUDIENCE_PURPOSE_ID, CONTENT_PURPOSE_ID] },
  /** A file of the page was loaded: its kind, milliseconds and bytes. */
  resource: {
    details: ['kind', 'duration', 'size'],
    purposes: [AUDIENCE_PURPOSE_ID, IMPROVEMENT_PURPOSE_ID],
  },
  /** A picture could not be loaded; `host` says from where. */
  image_failure: { details: ['host'], purposes: [] },
  /** The place of an ad has no height: the browser blocks ads (spec 001 §4). */
  ad_blocked: { details: [], purposes: [AUDIENCE_PURPOSE_ID] },
} as const satisfies Record<string, AnalyticsEventKind>;

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;

/** Purposes that trackers of placements need, all of them. */
export const TRACKER_PURPOSES: readonly number[] = [AUDIENCE_PURPOSE_ID, AD_PURPOSE_ID];

/** Returns the event of a name; undefined when none of it is measured. */
export function analyticsEventOf(name: string): AnalyticsEventKind | undefined {
  return Object.hasOwn(ANALYTICS_EVENTS, name) ? ANALYTICS_EVENTS[name as AnalyticsEventName] : undefined;
}

/** Routes whose pages are timed (spec 001 §9: the main route set). */
export const TIMED_ROUTES: ReadonlySet<string> = new Set([
  '/',
  '/dashboard',
  '/explore/:exploreMode?',
  '/tagged/:tag?',
  '/search/:searchTerm/:searchMode?/:selectedPostType?',
  '/likes',
  '/inbox/:blogName?',
  '/messaging/:blogName?',
  '/:blogname',
  '/:blogname/:postId/:postSlug?',
]);
