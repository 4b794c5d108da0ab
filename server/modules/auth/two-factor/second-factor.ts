import { Secret, TOTP } from 'otpauth';
import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import { seal, unseal } from '#server/core/sealed-text.ts';
import type { Queryable } from '#server/db/database.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import type { GuessSource } from '#server/modules/auth/session/guess-source.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import { hashBackupCode, newBackupCodes } from './backup-codes.ts';
import {
  type FactorRow,
  factorOf,
  replaceBackupCodes,
  takeBackupCode,
  takeStep,
} from './factor-repository.ts';

/**
 * Validity of a code in seconds, and the number of accepted codes before and after the current one: clocks may differ
 * by 30 s.
 */
const [PERIOD, WINDOW] = [30, 1];
/** Length of a secret in bytes, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;
/** Limit of code attempts per account and source ({@link GuessSource}), across all network addresses. */
const CODE_LIMIT: Limit = { capacity: limits.codesPerAccount, perSecond: limits.codesPerAccount / 1200 };

const codeKey = (userId: string, source: GuessSource): string => `code ${userId} ${source}`;
const about = (userId: string): string => `second factor of ${userId}`;

function totpOf(secret: Secret, email?: string): TOTP {
  return new TOTP({ issuer: 'Skein', ...(email ? { label: email } : {}), secret, period: PERIOD, digits: 6 });
}

/** Creates a secret: for storing, for typing and for showing as a QR code. */
export function newSecret({ keys }: Services, userId: string, email: string) {
  const secret = new Secret({ size: SECRET_BYTES });
  return {
    sealed: seal(keys.secondFactor, about(userId), Buffer.from(secret.bytes)),
    secret: secret.base32,
    otpauthUrl: totpOf(secret, email).toString(),
  };
}

/** Counts a code attempt before it is checked. @throws DomainError rate-limit-exceeded */
export async function countCodeAttempt(
  { rateLimiter }: Services,
  userId: string,
  code: string | undefined,
  source: GuessSource,
): Promise<void> {
  if (code === undefined) return;
  const { wait } = await rateLimiter.take(codeKey(userId, source), CODE_LIMIT);
  if (wait > 0) throw rateLimited(wait);
}

/** Resets the code limit that log-ins from unknown browsers share. */
export function resetCodeAttempts({ rateLimiter }: Services, userId: string): Promise<void> {
  return rateLimiter.forget(codeKey(userId, 'unknown'));
}

/** Returns true for the authenticator's current code, and consumes it. */
export async function isCodeOfNow(
  tx: Queryable,
  { keys, now }: Services,
  userId: string,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const secret = new Secret({
    buffer: new Uint8Array(unseal(keys.secondFactor, about(userId), factor.sealed_secret)).buffer,
  });
  const timestamp = now();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  return takeStep(tx, userId, Math.floor(timestamp / 1000 / PERIOD) + delta);
}

/**
 * Checks the second factor of a member who has one: an authenticator or backup code, each valid once.
 *
 * @returns true when they have one
 * @throws DomainError invalid-two-factor-code when it is missing or wrong
 */
export async function checkSecondFactor(
  tx: Queryable,
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<boolean> {
  const factor = await factorOf(tx, userId);
  if (!factor?.is_on) return false;
  if (code === undefined) {
    throw domainError('invalid-two-factor-code', { reason: 'missing' });
  }
  const isRight =
    (await isCodeOfNow(tx, services, userId, factor, code)) ||
    (await takeBackupCode(tx, userId, hashBackupCode(services.keys.backupCode, userId, code)));
  if (!isRight) throw failedAttempt(domainError('invalid-two-factor-code'), 'two_factor_failed', userId);
  return true;
}

/** Replaces the backup codes; the new ones are shown only once. */
export async function renewBackupCodes(tx: Queryable, { keys }: Services, userId: string): Promise<string[]> {
  const codes = newBackupCodes();
  await replaceBackupCodes(
    tx,
    userId,
    codes.map((code) => hashBackupCode(keys.backupCode, userId, code)),
  );
  return codes;
}
