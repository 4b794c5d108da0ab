import { hashToken, randomToken } from '#server/core/tokens.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** How long a question waits for an authenticator, in milliseconds, as the contract says. */
export const CHALLENGE_LIFE = { adding: 600_000, asking: 300_000 } as const;

/**
 * A new question for an authenticator. What is over is swept away with it.
 *
 * @param userId who adds a passkey; undefined where the answer says who it is
 */
export async function newChallenge(
  db: Queryable,
  { keys, now }: Services,
  userId: string | undefined,
): Promise<string> {
  const challenge = randomToken();
  const life = userId === undefined ? CHALLENGE_LIFE.asking : CHALLENGE_LIFE.adding;
  await db.query('delete from passkey_challenges where expires_at < $1', [new Date(now()).toISOString()]);
  await db.query('insert into passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, $3)', [
    hashToken(keys.passkey, challenge),
    userId ?? null,
    new Date(now() + life).toISOString(),
  ]);
  return challenge;
}

/** Uses a question up; false when it was, is over, never was or was another's. Of several answers at once one counts. */
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

/** The question that an answer names; empty for what is none. */
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
