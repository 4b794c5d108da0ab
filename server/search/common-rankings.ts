import { LRUCache } from 'lru-cache';
import type { SkeletonRow } from '../feed/skeletons.ts';

/** Milliseconds during which all searches for a common word share one ranking. */
export const RANKING_TTL_MS = 10_000;
const MAX_RANKINGS = 500;

export interface Ranking {
  bones: SkeletonRow[];
  /** True when the maximum number of posts was ranked, so that the cost no longer grows with the number of matches. */
  isCommon: boolean;
}

/**
 * Cache of rankings for common words, which are also the most frequent searches: ranking a thousand posts takes a
 * hundred times as long as reading the page. Rare words are ranked anew each time, so that a new post is found at once.
 * Holds ids only; visibility is checked for each viewer.
 */
export class CommonRankings {
  readonly #kept: LRUCache<string, Ranking>;
  readonly #underWay = new Map<string, Promise<Ranking>>();

  constructor(now: () => number = () => performance.now()) {
    this.#kept = new LRUCache({ max: MAX_RANKINGS, ttl: RANKING_TTL_MS, ttlResolution: 0, perf: { now } });
  }

  /** Returns the ranking for `key`; simultaneous callers share one computation. */
  get(key: string, rank: () => Promise<Ranking>): Promise<Ranking> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    return this.#underWay.get(key) ?? this.#make(key, rank);
  }

  #make(key: string, rank: () => Promise<Ranking>): Promise<Ranking> {
    const making = rank()
      .then((ranking) => {
        if (ranking.isCommon) this.#kept.set(key, ranking);
        return ranking;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }
}
