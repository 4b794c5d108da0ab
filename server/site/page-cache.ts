import { LRUCache } from 'lru-cache';
import { type Coding, encoded } from './codings.ts';

/** A page as it goes out: for a visitor, who sees what every visitor sees. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Where to go instead, as a path of this site. */
  redirect?: string;
}

/** A page in every coding that a browser may ask for, compressed once. */
export interface KeptPage extends Omit<FinishedPage, 'html'> {
  bodies: Record<Coding, Buffer>;
}

interface Kept {
  page: KeptPage;
  /** Milliseconds, by the cache's clock. */
  madeAt: number;
  freshFor: number;
}

/** All kept pages together, in bytes. */
const CAPACITY = 64_000_000;
/** How often its freshness a page may be old and still be shown while the next one is made. */
const STALE_FACTOR = 3;

async function compressed({ html, ...page }: FinishedPage): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encoded(identity, 'br', 'many'), encoded(identity, 'gzip', 'many')]);
  return { ...page, bodies: { br, gzip, identity } };
}

/** Seconds that a page's own headers let caches keep it; 0 for one that is nobody else's. */
function secondsToKeep({ status, headers }: FinishedPage): number {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
  return status === 200 ? Number(seconds ?? 0) : 0;
}

/**
 * Finished pages of visitors, kept in memory for as long as their own caching says. Whoever asks for a page that is being
 * made waits for that one; whoever asks for one that is a little old gets it while the next one is made.
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
   * The page that `key` names.
   *
   * @param make renders it; what may not be kept is made for each who asks at another time
   */
  async get(key: string, make: () => Promise<FinishedPage>): Promise<KeptPage> {
    const kept = this.#pages.get(key);
    const age = kept === undefined ? Number.POSITIVE_INFINITY : this.#now() - kept.madeAt;
    if (kept === undefined || age > kept.freshFor * STALE_FACTOR) return this.#make(key, make);
    // Whatever goes wrong is told to the next one who has to wait for it.
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

  /** Waits for what another reader's request makes. A refusal may be theirs alone, such as of a flood: then once more. */
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
