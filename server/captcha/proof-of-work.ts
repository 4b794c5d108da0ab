import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Captcha, CaptchaAction } from './captcha.ts';

/** Maximum number of hashes: a second on a phone, and a day of one core for a hundred thousand attempts. */
const MAX_REMEMBERED_SOLUTIONS = 50_000;
/** Lifetime of a challenge in seconds. Long enough for a slow phone that was put away meanwhile. */
const CHALLENGE_TTL_SECONDS = 600;

export type ProofOfWorkOptions = {
  isOn: boolean;
  key: Buffer;
  /** Remembers used solutions for all processes. */
  rateLimiter: RateLimiter;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Solution = { algorithm: 'SHA-256'; challenge: string; number: number; salt: string; signature: string };

/** Parses a solution: base64 of JSON. Undefined for anything else. */
function read(token: string): Solution | undefined {
  try {
    const said = JSON.parse(Buffer.from(token, 'base64').toString()) as Partial<Solution> | null;
    const { algorithm, challenge, number, salt, signature } = said ?? {};
    if (algorithm !== 'SHA-256' || !Number.isSafeInteger(number)) return undefined;
    if ([challenge, salt, signature].some((part) => typeof part !== 'string')) return undefined;
    return said as Solution;
  } catch {
    return undefined;
  }
}

/**
 * Proof of work by the browser instead of a puzzle for the person: no third party learns who signs in where, and people
 * with impaired sight or hearing are not excluded.
 */
export function proofOfWork({ isOn, key, rateLimiter, now }: ProofOfWorkOptions): Captcha {
  const hmacKey = key.toString('hex');
  return {
    isOn,
    challenge: async (action: CaptchaAction) => {
      const expiresTs = Math.floor(now() / 1000) + CHALLENGE_TTL_SECONDS;
      const made = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey,
        maxNumber: MAX_REMEMBERED_SOLUTIONS,
        expires: new Date(expiresTs * 1000),
        params: { action },
      });
      const { challenge, salt, signature } = made;
      return {
        algorithm: 'SHA-256',
        challenge,
        salt,
        signature,
        maxNumber: MAX_REMEMBERED_SOLUTIONS,
        expiresTs,
      };
    },
    isSolved: async (action, token) => {
      const solution = read(token);
      if (solution === undefined || !(await verifySolution(solution, hmacKey, false))) return false;
      const { action: meant, expires } = extractParams(solution);
      if (meant !== action || Number(expires) * 1000 <= now()) return false;
      // A bucket with one token per solution, which refills after the solution has expired.
      const { wait } = await rateLimiter.take(`captcha ${solution.challenge}`, {
        capacity: 1,
        perSecond: 1 / CHALLENGE_TTL_SECONDS,
      });
      return wait === 0;
    },
  };
}
