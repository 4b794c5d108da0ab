import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '../db/database.ts';

/** State of a key when a request arrives with it. */
export type KeyUse =
  | { kind: 'new' }
  /** A different request used this key before. */
  | { kind: 'reused' }
  | { kind: 'under-way' }
  /** Stored response, as passed to {@link IdempotencyKeys.keep}. */
  | { kind: 'answered'; answer: string };

export interface KeyRequest {
  userId: string;
  key: string;
  /** Hash of the operation and all its input. */
  hash: Uint8Array;
}

const KEPT = '24 hours';

/** Replaces an expired row, and an abandoned one where repeating is less harmful than never finishing. */
const BEGIN = `
  insert into idempotency_keys as known (user_id, key, request_hash) values ($1, $2, $3)
  on conflict (user_id, key) do update
     set request_hash = excluded.request_hash, answer = null, created_at = now()
   where known.created_at < now() - interval '${KEPT}'
      or (known.answer is null and known.request_hash = excluded.request_hash
          and known.created_at < now() - make_interval(secs => $4))
  returning 1 as begun`;

/** Stores the use of members' idempotency keys, so that a repeated request is executed once (decision 018). */
export class IdempotencyKeys {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * Begins a request, or returns the state of the earlier one. Of any number of simultaneous requests one begins.
   *
   * @param abandonedAfter seconds without a response after which the earlier request counts as abandoned and may be
   * restarted; undefined for never
   */
  async begin({ userId, key, hash }: KeyRequest, abandonedAfter: number | undefined): Promise<KeyUse> {
    // A comparison with null is never true.
    if (await first(this.#db, BEGIN, [userId, key, hash, abandonedAfter ?? null])) return { kind: 'new' };
    const known = await first<Columns<'idempotency_keys', 'answer'> & { is_same: boolean }>(
      this.#db,
      'select request_hash = $3 as is_same, answer from idempotency_keys where user_id = $1 and key = $2',
      [userId, key, hash],
    );
    // The earlier request failed between the two statements; the next repetition will begin.
    if (!known) return { kind: 'under-way' };
    if (!known.is_same) return { kind: 'reused' };
    return known.answer === null ? { kind: 'under-way' } : { kind: 'answered', answer: known.answer };
  }

  /** Stores the response for repetitions of the request. */
  async keep({ userId, key }: KeyRequest, answer: string): Promise<void> {
    await this.#db.query('update idempotency_keys set answer = $3 where user_id = $1 and key = $2', [
      userId,
      key,
      answer,
    ]);
  }

  /** Releases the key of a failed request, so that it may be retried. */
  async release({ userId, key }: KeyRequest): Promise<void> {
    await this.#db.query('delete from idempotency_keys where user_id = $1 and key = $2', [userId, key]);
  }

  /** Deletes keys older than a day. Called periodically. */
  async sweep(): Promise<void> {
    await this.#db.query(`delete from idempotency_keys where created_at < now() - interval '${KEPT}'`);
  }
}
