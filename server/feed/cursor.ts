import { createHmac, timingSafeEqual } from 'node:crypto';
import { domainError } from '../core/errors.ts';

/** Raised when cursors change their meaning; older ones are then refused like forged ones. */
const version = 1;
const macBytes = 12;

/** Where a list goes on: whatever its query compares with, as texts and numbers. */
export type Place = readonly (string | number)[];

/**
 * Writes and reads cursors: opaque, versioned, signed, and bound to the list they came from, so that a made-up cursor
 * or one of another list is recognised instead of skipping items.
 */
export class Cursors {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * @param list names the list with everything its order depends on, for example `blog/123?tag=art`
   * @returns text that is safe in a query, well under 512 characters for a place of a few ids
   */
  write(list: string, place: Place): string {
    const body = Buffer.from(JSON.stringify([version, ...place]));
    return Buffer.concat([this.#mac(list, body), body]).toString('base64url');
  }

  /**
   * The place a cursor of `list` stands for.
   *
   * @throws {DomainError} `inappropriate-cursor` when this server did not make it for that list.
   */
  read(list: string, cursor: string): Place {
    const bytes = Buffer.from(cursor, 'base64url');
    const [mac, body] = [bytes.subarray(0, macBytes), bytes.subarray(macBytes)];
    // Decoding passes over foreign characters; only the one spelling we made is ours.
    const isOurs =
      mac.length === macBytes &&
      bytes.toString('base64url') === cursor &&
      timingSafeEqual(mac, this.#mac(list, body));
    if (!isOurs) throw domainError('inappropriate-cursor', { field: 'cursor' });
    const [made, ...place] = JSON.parse(body.toString()) as [number, ...Place];
    if (made !== version) throw domainError('inappropriate-cursor', { field: 'cursor' });
    return place;
  }

  #mac(list: string, body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(`${list}\n`).update(body).digest().subarray(0, macBytes);
  }
}
