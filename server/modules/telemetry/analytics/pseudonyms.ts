import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Queryable } from '#server/db/database.ts';
import { deleteEventsOf } from './events-repository.ts';
import { listSalts, saltsOf } from './salts-repository.ts';

const SALT_BYTES = 32;
/** Bytes of a hash that are kept: enough to tell the visitors of a day apart. */
const HASH_BYTES = 12;

function hashWith(salt: Uint8Array | KeyObject, text: string): Buffer {
  return createHmac('sha256', salt).update(text).digest().subarray(0, HASH_BYTES);
}

const memberText = (userId: string): string => `member ${userId}`;

/** Sender of an event. Without an account it is the network address and the browser, which are not kept. */
export type Origin = { userId: string | undefined; address: string; browser: string };

/**
 * Returns a function that hashes with the salts of days. A visitor and a visit have one hash for a day; after the salt is
 * deleted, nobody can compute it again.
 */
export async function pseudonymsOf(db: Queryable, days: readonly string[]) {
  const salts = await saltsOf(db, days, () => randomBytes(SALT_BYTES));
  // A key is prepared once, because that takes longer than a hash.
  const keys = new Map([...salts].map(([day, salt]) => [day, createSecretKey(salt)]));
  // The events of a batch are of one visitor and mostly of one visit.
  const made = new Map<string, string | null>();
  return function hash(day: string, text: string): string | null {
    const name = `${day} ${text}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const key = keys.get(day);
    const hashed = key === undefined ? null : hashWith(key, text).toString('hex');
    made.set(name, hashed);
    return hashed;
  };
}

/** Returns what is hashed of a visitor. */
export function visitorText({ userId, address, browser }: Origin): string {
  return userId === undefined ? `visitor ${address} ${browser}` : memberText(userId);
}

/** Deletes the events that can still be told to be a member's. Older ones belong to nobody. */
export async function eraseEvents(db: Queryable, userId: string): Promise<void> {
  for (const { day, salt } of await listSalts(db))
    await deleteEventsOf(db, day, hashWith(salt, memberText(userId)));
}
