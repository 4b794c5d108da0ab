// The page cache: rendered pages of visitors, served stale while they are renewed.

import { LRUCache } from 'lru-cache';
import { type Coding, encoded } from './codings.ts';

/** A rendered page for visitors, the same for each of them. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Redirect target as a path of this site. */
  redirect?: string;
}

/** A cached page in every content coding, compressed once. */
export interface KeptPage extends Omit<FinishedPage, 'html'> {
  bodies: Record<Coding, Buffer>;
}

interface Kept {
  page: KeptPage;
  /** Milliseconds of the cache's clock. */
  madeAt: number;
  freshFor: number;
}

/** Maximum size of the cache in bytes. */
const CAPACITY = 64_000_000;
/** Multiple of its freshness up to which a stale page may be served while it is renewed. */
const STALE_FACTOR = 3;

async function compressed({ html, ...page }: FinishedPage): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encoded(identity, 'br', 'many'), encoded(identity, 'gzip', 'many')]);
  return { ...page, bodies: { br, gzip, identity } };
}

/** Returns the seconds for which a page's own headers allow caching; 0 for a private page. */
function secondsToKeep({ status, headers }: FinishedPage): number {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
  return status === 200 ? Number(seconds ?? 0) : 0;
}

/**
 * The page cache: rendered visitor pages in memory, for as long as their own headers allow. Simultaneous requests share one
 * rendering; a slightly stale page is served while it is renewed.
 */
export class FinishedPages {
  readonly #pages: LRUCache<string, Kept>;
  readonly #making = new Map<string, Promise<KeptPage>>();
  readonly #now: () => number;

  constructor({
    capacity = CAPACITY,
    now = () => performance.now(),
  }: { capacity?: number; now?: () => number } = {}) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ page: { bodies } }) =>
        bodies.br.length + bodies.gzip.length + bodies.identity.length,
    });
  }

  /**
   * Returns the page for `key`.
   *
   * @param make renders the page; an uncacheable one is rendered for each later request
   */
  async get(key: string, make: () => Promise<FinishedPage>): Promise<KeptPage> {
    const kept = this.#pages.get(key);
    const age = kept === undefined ? Number.POSITIVE_INFINITY : this.#now() - kept.madeAt;
    if (kept === undefined || age > kept.freshFor * STALE_FACTOR) return this.#make(key, make);
    // A failed renewal is ignored here; the next request that has to wait gets the error.
    if (age > kept.freshFor) this.#make(key, make).catch(() => undefined);
    return kept.page;
  }

  #make(key: string, make: () => Promise<FinishedPage>): Promise<KeptPage> {
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return this.#join(key, underWay, make);
    const making = this.#keep(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /**
   * Waits for the rendering started by another request. A refusal may concern that request alone (a flood limit), so it
   * is retried once.
   */
  async #join(
    key: string,
    underWay: Promise<KeptPage>,
    make: () => Promise<FinishedPage>,
  ): Promise<KeptPage> {
    const page = await underWay;
    return page.status === 429 || page.status >= 500 ? this.#keep(key, make) : page;
  }

  async #keep(key: string, make: () => Promise<FinishedPage>): Promise<KeptPage> {
    const madeAt = this.#now();
    const finished = await make();
    const page = await compressed(finished);
    const freshFor = secondsToKeep(finished) * 1000;
    if (freshFor > 0) this.#pages.set(key, { page, madeAt, freshFor });
    else this.#pages.delete(key);
    return page;
  }
}
