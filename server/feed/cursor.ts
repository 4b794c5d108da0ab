import { createHmac, timingSafeEqual } from 'node:crypto';
import { domainError } from '../core/errors.ts';

/** Incremented when cursors change their meaning; older ones are then refused like forged ones. */
const CURSOR_VERSION = 1;
const MAC_BYTES = 12;

/** Position in a list: the values that its query compares with. */
export type CursorPosition = readonly (string | number)[];

/**
 * Writes and reads cursors: opaque, versioned, signed, and bound to their list, so that a forged cursor or one of
 * another list is detected instead of skipping items.
 */
export class Cursors {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * @param list identifies the list with everything its order depends on, for example `blog/123?tag=art`
   * @returns text that is safe in a query, well under 512 characters for a position of a few ids
   */
  write(list: string, place: CursorPosition): string {
    const body = Buffer.from(JSON.stringify([CURSOR_VERSION, ...place]));
    return Buffer.concat([this.#mac(list, body), body]).toString('base64url');
  }

  /**
   * Returns the position that a cursor of `list` encodes.
   *
   * @throws {DomainError} `inappropriate-cursor` when this server did not make it for that list.
   */
  read(list: string, cursor: string): CursorPosition {
    const place = this.find(list, cursor);
    if (!place) throw domainError('inappropriate-cursor', { field: 'cursor' });
    return place;
  }

  /** Returns the position that a cursor encodes; undefined when this server did not make it for `list`. */
  find(list: string, cursor: string): CursorPosition | undefined {
    const bytes = Buffer.from(cursor, 'base64url');
    const [mac, body] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
    // The decoder ignores foreign characters; only the canonical spelling is accepted.
    const isOurs =
      mac.length === MAC_BYTES &&
      bytes.toString('base64url') === cursor &&
      timingSafeEqual(mac, this.#mac(list, body));
    if (!isOurs) return undefined;
    const [made, ...place] = JSON.parse(body.toString()) as [number, ...CursorPosition];
    return made === CURSOR_VERSION ? place : undefined;
  }

  #mac(list: string, body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(`${list}\n`).update(body).digest().subarray(0, MAC_BYTES);
  }
}
