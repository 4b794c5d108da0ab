import { first, type Queryable } from '../db/database.ts';

/** What a key stands for when a request comes with it. */
export type KeyUse =
  | { kind: 'new' }
  /** Another request came with this key before. */
  | { kind: 'reused' }
  | { kind: 'under-way' }
  /** The answer that was kept, as it was given to {@link IdempotencyKeys.keep}. */
  | { kind: 'answered'; answer: string };

export interface KeyRequest {
  userId: string;
  key: string;
  /** Of the operation and all that was sent with it. */
  hash: Uint8Array;
}

const KEPT = '24 hours';

/** A row that is too old gives way, and one that was abandoned where doing it twice does less harm than never. */
const BEGIN = `
  insert into idempotency_keys as known (user_id, key, request_hash) values ($1, $2, $3)
  on conflict (user_id, key) do update
     set request_hash = excluded.request_hash, answer = null, created_at = now()
   where known.created_at < now() - interval '${KEPT}'
      or (known.answer is null and known.request_hash = excluded.request_hash
          and known.created_at < now() - make_interval(secs => $4))
  returning 1 as begun`;

/** Keeps what members' keys were used for, so that a repeated request is carried out once (decision 018). */
export class IdempotencyKeys {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * Begins a request, or says what became of it. Of any number that come at once, one begins.
   *
   * @param abandonedAfter seconds after which whoever began it and gave no answer is taken for dead, so that it may be begun
   *   again; undefined for never
   */
  async begin({ userId, key, hash }: KeyRequest, abandonedAfter: number | undefined): Promise<KeyUse> {
    // What is compared with nothing is never true.
    if (await first(this.#db, BEGIN, [userId, key, hash, abandonedAfter ?? null])) return { kind: 'new' };
    const known = await first<{ is_same: boolean; answer: string | null }>(
      this.#db,
      'select request_hash = $3 as is_same, answer from idempotency_keys where user_id = $1 and key = $2',
      [userId, key, hash],
    );
    // It failed between the two statements: whoever repeats it soon will begin it.
    if (!known) return { kind: 'under-way' };
    if (!known.is_same) return { kind: 'reused' };
    return known.answer === null ? { kind: 'under-way' } : { kind: 'answered', answer: known.answer };
  }

  /** Keeps the answer for whoever repeats the request. */
  async keep({ userId, key }: KeyRequest, answer: string): Promise<void> {
    await this.#db.query('update idempotency_keys set answer = $3 where user_id = $1 and key = $2', [
      userId,
      key,
      answer,
    ]);
  }

  /** Lets go of a key whose request failed: it may be tried again. */
  async release({ userId, key }: KeyRequest): Promise<void> {
    await this.#db.query('delete from idempotency_keys where user_id = $1 and key = $2', [userId, key]);
  }

  /** Forgets keys of more than a day ago. To be called now and then. */
  async sweep(): Promise<void> {
    await this.#db.query(`delete from idempotency_keys where created_at < now() - interval '${KEPT}'`);
  }
}
