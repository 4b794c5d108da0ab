import { Secret } from 'otpauth';
import { seal } from '#server/core/sealed-text.ts';
import type { TestApp } from './app.ts';

/** Enables a member's second factor, with a secret the test knows. */
export async function enableSecondFactor(
  { db, app }: TestApp,
  userId: string,
  secret: string,
): Promise<void> {
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  const sealed = seal(app.services.keys.secondFactor, `second factor of ${userId}`, bytes);
  await db.query(
    `insert into second_factors (user_id, sealed_secret, setup_ends_at, enabled_at) values ($1, $2, now(), now())`,
    [userId, sealed],
  );
}
