// The page cache: rendered pages of visitors, served stale while they are renewed.

import { LRUCache } from 'lru-cache';
import { type Coding, encoded } from './codings.ts';

/** A rendered page for visitors, the same for each of them. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Redirect target as a path of this site. */
  redirect?: string;
}

/** A cached page in every content coding, compressed once. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  bodies: Record<Coding, Buffer>;
  /** Milliseconds for which the page is fresh; 0 for one that must not be cached. */
  freshMs: number;
}

/** Maximum size of the cache in bytes. */
const CAPACITY_BYTES = 64_000_000;
/** Multiple of its freshness up to which a stale page may be served while it is renewed. */
const STALE_FACTOR = 3;

/** Returns the milliseconds for which a page's own headers allow caching; 0 for a private page. */
function freshMsOf({ status, headers }: RenderedPage): number {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
  return status === 200 ? Number(seconds ?? 0) * 1000 : 0;
}

async function rendered(make: () => Promise<RenderedPage>): Promise<CachedPage> {
  const { html, ...page } = await make();
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encoded(identity, 'br', 'many'), encoded(identity, 'gzip', 'many')]);
  return { ...page, bodies: { br, gzip, identity }, freshMs: freshMsOf({ html, ...page }) };
}

/** Returns true for an answer that may concern the request alone that caused it, such as a flood limit. */
const isRefusal = ({ status }: CachedPage): boolean => status === 429 || status >= 500;

/**
 * The page cache: rendered visitor pages in memory, for as long as their own headers allow. Simultaneous requests share one
 * rendering; a slightly stale page is served while it is renewed. https://github.com/isaacs/node-lru-cache
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage, () => Promise<RenderedPage>>;

  constructor({
    capacity = CAPACITY_BYTES,
    now = () => performance.now(),
  }: { capacity?: number; now?: () => number } = {}) {
    this.#pages = new LRUCache({
      maxSize: capacity,
      // The cache stores nothing that is larger than itself: a page that must not be cached counts as such.
      sizeCalculation: ({ bodies, freshMs }) =>
        freshMs === 0 ? capacity + 1 : bodies.br.length + bodies.gzip.length + bodies.identity.length,
      perf: { now },
      ttlResolution: 0,
      // A failed renewal leaves the page that is there, and eviction does not end a rendering that requests wait for.
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options, context: make }) => {
        const page = await rendered(make);
        options.ttl = page.freshMs * STALE_FACTOR;
        return page;
      },
    });
  }

  /**
   * Returns the page for `key`.
   *
   * @param make renders the page; an uncacheable one is rendered for each later request
   */
  async get(key: string, make: () => Promise<RenderedPage>): Promise<CachedPage> {
    const isStale = this.#isStale(key);
    const status: LRUCache.Status<string, CachedPage> = {};
    const page = await this.#pages.forceFetch(key, {
      context: make,
      status,
      allowStale: isStale,
      forceRefresh: isStale,
    });
    // The rendering was started by another request, which alone may have been refused.
    return status.fetch === 'inflight' && isRefusal(page) ? rendered(make) : page;
  }

  /** Returns true when the page may be served once more while it is renewed. */
  #isStale(key: string): boolean {
    const page = this.#pages.peek(key);
    if (page === undefined) return false;
    return this.#pages.getRemainingTTL(key) < page.freshMs * (STALE_FACTOR - 1);
  }
}
