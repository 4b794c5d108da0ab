import { getConfig } from '#generated/hooks/site/site.ts';
import { reportPerformance } from '#generated/hooks/telemetry/telemetry.ts';
import type { PerformanceData } from '#generated/zod/performanceData.zod.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** Longest pause within a burst of layout shifts, and the longest burst, in milliseconds (CLS). */
const SHIFT_PAUSE_MS = 1000;
const SHIFT_BURST_MS = 5000;
/** Shortest interaction that browsers report, in milliseconds. */
const MIN_INTERACTION_MS = 40;

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({
      type,
      buffered: true,
      durationThreshold: MIN_INTERACTION_MS,
    } as PerformanceObserverInit);
  } catch {
    // A browser without this kind of entry reports the others.
  }
}

/** Collects the timings of this page load. Returns a function that says what is known so far. */
function collectTimings(): () => PerformanceData {
  const data: PerformanceData = {};
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') data.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    data.lcp = startTime;
  });
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) data.inp = Math.max(data.inp ?? 0, entry.duration);
  });
  let burst = { sum: 0, begin: 0, end: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    data.cls ??= 0;
    if (hadRecentInput) return;
    const belongs = startTime - burst.end < SHIFT_PAUSE_MS && startTime - burst.begin < SHIFT_BURST_MS;
    burst = {
      sum: (belongs ? burst.sum : 0) + value,
      begin: belongs ? burst.begin : startTime,
      end: startTime,
    };
    data.cls = Math.max(data.cls, burst.sum);
  });
  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation === undefined) return data;
    const { responseStart: ttfb, domInteractive, loadEventEnd: load } = navigation;
    return { ...data, ttfb, domInteractive, ...(load > 0 ? { load } : {}) };
  };
}

/**
 * Starts timing this page load. Returns a function that reports what is known, unless it is no longer allowed.
 *
 * @param route pattern of the route that was loaded
 */
export function startTimings(route: string): (isAllowed: boolean) => Promise<void> {
  const timings = collectTimings();
  // Asked for now, because a page that closes cannot wait for it.
  const token = getConfig().then(({ response }) => response.reportToken);
  token.catch(() => {});
  return async (isAllowed) => {
    if (!isAllowed) return;
    const { RELEASE: release } = import.meta.env;
    await reportPerformance({ token: await token, route, data: timings(), ...(release ? { release } : {}) });
  };
}
