import { hashToken, randomToken } from '#server/core/tokens.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** Lifetime of a challenge in milliseconds, as in the contract. */
export const CHALLENGE_TTL_MS = { adding: 600_000, asking: 300_000 } as const;

/**
 * Creates a challenge and deletes expired ones.
 *
 * @param userId the member who adds a passkey; undefined for a log-in, where the response identifies the member
 */
export async function newChallenge(
  db: Queryable,
  { keys, now }: Services,
  userId: string | undefined,
): Promise<string> {
  const challenge = randomToken();
  const life = userId === undefined ? CHALLENGE_TTL_MS.asking : CHALLENGE_TTL_MS.adding;
  await db.query('delete from passkey_challenges where expires_at < $1', [new Date(now()).toISOString()]);
  await db.query('insert into passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, $3)', [
    hashToken(keys.passkey, challenge),
    userId ?? null,
    new Date(now() + life).toISOString(),
  ]);
  return challenge;
}

/**
 * Consumes a challenge; returns false when it was used, has expired, never existed or belongs to another member. Of
 * concurrent responses one counts.
 */
export async function takeChallenge(
  db: Queryable,
  { keys, now }: Services,
  challenge: string,
  userId: string | undefined,
): Promise<boolean> {
  const row = await first(
    db,
    `delete from passkey_challenges
      where challenge_hash = $1 and user_id is not distinct from $2::bigint and expires_at > $3 returning 1`,
    [hashToken(keys.passkey, challenge), userId ?? null, new Date(now()).toISOString()],
  );
  return row !== undefined;
}

/** Returns the challenge of a response; empty when it is malformed. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
