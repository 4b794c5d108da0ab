import { getRecordEventsUrl } from '#generated/hooks/base/base.ts';
import { IMPROVEMENT_PURPOSE_ID, TIMED_ROUTES } from '#src/domain/analytics-events.ts';
import { postInBackground } from '#src/shared/api/call/beacon.ts';
import { randomId } from '#src/shared/lib/random-id.ts';
import { EventQueue } from './event-queue.ts';
import { addResources, blogOf, checkAdBlock, viewDetails, watchImages, watchPosts } from './watch-page.ts';

/** Share of visits whose page load is timed (spec 001 §9). */
const TIMED_SHARE = 0.1;

/** Measuring of this page. */
export interface Analytics {
  /** Sets the purposes of the TCF that are allowed; undefined while the question about privacy is open. */
  allow: (purposes: ReadonlySet<number> | undefined) => void;
  /** Counts a page that was opened. */
  viewPage: () => void;
}

/** Lets what a script would tell be lost when the script cannot be loaded. */
const ignore = (): void => {};

/**
 * Starts measuring; nothing is sent or kept until purposes are allowed.
 *
 * @param route returns the pattern of the page's route
 */
export function startAnalytics(route: () => string, random: () => number = Math.random): Analytics {
  const queue = new EventQueue({
    send: (batch) => postInBackground(getRecordEventsUrl(), batch),
    route,
    sessionId: randomId(),
  });
  const firstRoute = route();
  let purposes: ReadonlySet<number> | undefined;
  let report: ((isAllowed: boolean) => Promise<void>) | undefined;
  let isTiming = false;
  let isWatchingImages = false;
  let isWatchingPosts = false;
  let areResourcesSent = false;
  let isWatchingAds = false;
  let isCheckingAds = false;
  let views = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    queue.flush();
    // A report that fails is dropped: it must not cause another one.
    report?.(purposes?.has(IMPROVEMENT_PURPOSE_ID) ?? false).catch(ignore);
    report = undefined;
  });
  window.addEventListener('pagehide', () => queue.flush());
  const isTimed = TIMED_ROUTES.has(firstRoute) && random() < TIMED_SHARE;
  return {
    allow(next) {
      purposes = next;
      queue.allow(next);
      if (isTimed && !isTiming && next?.has(IMPROVEMENT_PURPOSE_ID)) {
        isTiming = true;
        import('./page-timings.ts').then(({ startTimings }) => {
          report = startTimings(firstRoute);
        }, ignore);
      }
      if (!isWatchingImages && queue.isAllowed('image_failure')) {
        isWatchingImages = true;
        watchImages(queue);
      }
      if (!isWatchingPosts && queue.isAllowed('post_impression')) {
        isWatchingPosts = true;
        watchPosts(queue);
      }
      if (!isWatchingAds && queue.areTrackersAllowed()) {
        isWatchingAds = true;
        import('./watch-ads.ts').then(({ watchAds }) => watchAds(queue), ignore);
      }
      if (!isCheckingAds && queue.isAllowed('ad_blocked')) {
        isCheckingAds = true;
        checkAdBlock(queue);
      }
      if (!areResourcesSent && queue.isAllowed('resource')) {
        areResourcesSent = true;
        addResources(queue);
      }
    },
    viewPage() {
      const details = views === 0 ? viewDetails() : {};
      queue.add('page_view', details);
      const blogName = route().startsWith('/:blogname') ? blogOf(window.location.pathname) : '';
      if (blogName !== '') queue.add('blog_view', { blogName, ...details });
      views += 1;
    },
  };
}
