import { now, type Schemas } from './world.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

const dayAgo = (days: number): string => new Date(now * 1000 - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the shares of some loads, of which a part is poor. */
function shares(loads: number, p75: number, poorShare: number): Schemas['TimingShares'] {
  const poor = Math.round(loads * poorShare);
  const middling = Math.round(loads * poorShare * 2.5);
  return { loads, p75, good: loads - poor - middling, middling, poor };
}

/** Timings of a month. */
export const pageTimings: Schemas['PageTimings'] = {
  isMeasured: true,
  metric: 'lcp',
  goodUpTo: 2500,
  poorAbove: 4000,
  all: shares(6120, 1844, 0.05),
  days: Array.from({ length: DAYS }, (_, at) => ({
    day: dayAgo(DAYS - 1 - at),
    timings: shares(190 + ((at * 7) % 31), 1780 + ((at * 53) % 240), 0.04 + ((at * 3) % 7) / 200),
  })),
  routes: [
    { route: '/search/:searchTerm/:searchMode?/:selectedPostType?', timings: shares(410, 2730, 0.11) },
    { route: '/tagged/:tag?', timings: shares(604, 2205, 0.07) },
    { route: '/dashboard', timings: shares(2980, 1844, 0.04) },
    { route: '/:blogname/:postId/:postSlug?', timings: shares(1340, 1386, 0.03) },
    { route: '/:blogname', timings: shares(786, 1260, 0.03) },
  ],
  releases: [
    { release: '0.3.0', timings: shares(3870, 1676, 0.04) },
    { release: '0.4.0', timings: shares(2250, 2028, 0.07) },
  ],
};

const failuresOf = (at: number): number => 6 + ((at * 5) % 9) + (at === 22 ? 140 : 0);
const failureDays = Array.from({ length: DAYS }, (_, at) => ({
  day: dayAgo(DAYS - 1 - at),
  failures: failuresOf(at),
}));
const total = failureDays.reduce((sum, { failures }) => sum + failures, 0);

/** Lost pictures of a month. */
export const imageFailures: Schemas['ImageFailures'] = {
  isMeasured: true,
  total,
  previousTotal: 288,
  days: failureDays,
  pages: [
    { kind: 'dashboard', failures: total - 81 },
    { kind: 'blog', failures: 60 },
    { kind: 'post', failures: 21 },
  ],
  hosts: [
    { host: 'media.skein.example', failures: total - 35 },
    { host: 'pictures.example', failures: 35 },
  ],
};
