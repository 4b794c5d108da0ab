import { LRUCache } from 'lru-cache';
import type { Bone } from '../feed/skeletons.ts';

/** For how long everybody who looks for a common word is shown the same ranking, in milliseconds. */
export const KEPT_FOR = 10_000;
const RANKINGS = 500;

export interface Ranking {
  bones: Bone[];
  /** As many posts competed as may: ranking them costs the same however many more there are. */
  isCommon: boolean;
}

/**
 * Pages of rankings of common words. The commonest words are those most people look for, and ranking a thousand posts
 * takes a hundred times as long as reading the page. Rare words are ranked anew each time, so a post that was just
 * written is found. Holds ids alone: who may see the posts is asked for each reader.
 */
export class CommonRankings {
  readonly #kept: LRUCache<string, Ranking>;
  readonly #underWay = new Map<string, Promise<Ranking>>();

  constructor(now: () => number = () => performance.now()) {
    this.#kept = new LRUCache({ max: RANKINGS, ttl: KEPT_FOR, ttlResolution: 0, perf: { now } });
  }

  /** The ranking that `key` names; all who ask while it is being made wait for that one. */
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
