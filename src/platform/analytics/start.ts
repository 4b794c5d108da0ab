import { getConfig } from '#generated/hooks/site/site.ts';
import { getRecordEventsUrl, reportPerformance } from '#generated/hooks/telemetry/telemetry.ts';
import { IMPROVEMENT_PURPOSE_ID, TIMED_ROUTES } from '#src/domain/analytics-events.ts';
import { postInBackground } from '#src/shared/api/call/beacon.ts';
import { randomId } from '#src/shared/lib/random-id.ts';
import { EventQueue } from './event-queue.ts';
import { collectTimings } from './page-timings.ts';
import { checkAdBlock, watchAds } from './watch-ads.ts';
import { addResources, blogOf, viewDetails, watchImages, watchPosts } from './watch-page.ts';

/** Share of visits whose page load is timed (spec 001 §9). */
const TIMED_SHARE = 0.1;

/** Measuring of this page. */
export interface Analytics {
  /** Sets the purposes of the TCF that are allowed; undefined while the question about privacy is open. */
  allow: (purposes: ReadonlySet<number> | undefined) => void;
  /** Counts a page that was opened. */
  viewPage: () => void;
}

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
  let timings: ReturnType<typeof collectTimings> | undefined;
  let token: Promise<string> | undefined;
  let isWatchingImages = false;
  let isWatchingPosts = false;
  let areResourcesSent = false;
  let isWatchingAds = false;
  let isCheckingAds = false;
  let views = 0;
  async function reportTimings(): Promise<void> {
    const data = timings?.();
    timings = undefined;
    if (!data || !token || !purposes?.has(IMPROVEMENT_PURPOSE_ID)) return;
    const { RELEASE: release } = import.meta.env;
    await reportPerformance({ token: await token, route: firstRoute, data, ...(release ? { release } : {}) });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    queue.flush();
    // A report that fails is dropped: it must not cause another one.
    reportTimings().catch(() => {});
  });
  window.addEventListener('pagehide', () => queue.flush());
  const isTimed = TIMED_ROUTES.has(firstRoute) && random() < TIMED_SHARE;
  return {
    allow(next) {
      purposes = next;
      queue.allow(next);
      if (isTimed && !token && next?.has(IMPROVEMENT_PURPOSE_ID)) {
        timings = collectTimings();
        // Asked for now, because a page that closes cannot wait for it.
        token = getConfig().then(({ response }) => response.reportToken);
        token.catch(() => {});
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
        watchAds(queue);
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
