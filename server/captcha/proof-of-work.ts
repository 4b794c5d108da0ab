import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Captcha, CaptchaAction } from './captcha.ts';

/** Hashes at most: a second on a phone, and a day of one core for what a program sends by the hundred thousand. */
const MOST = 50_000;
/** Seconds in which it can be solved. Long enough for the slowest phone that was put away in between. */
const LIFE = 600;

export type ProofOfWorkOptions = {
  isOn: boolean;
  key: Buffer;
  /** Remembers which were used, for all processes together. */
  rateLimiter: RateLimiter;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Solution = { algorithm: 'SHA-256'; challenge: string; number: number; salt: string; signature: string };

/** A solution as it was sent: base64 of JSON. Undefined for anything else. */
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
 * Asks the browser to work a little instead of the person to look at pictures: no third party learns who signs in where,
 * and nobody is shut out who cannot see or hear it.
 */
export function proofOfWork({ isOn, key, rateLimiter, now }: ProofOfWorkOptions): Captcha {
  const hmacKey = key.toString('hex');
  return {
    isOn,
    challenge: async (action: CaptchaAction) => {
      const expiresTs = Math.floor(now() / 1000) + LIFE;
      const made = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey,
        maxNumber: MOST,
        expires: new Date(expiresTs * 1000),
        params: { action },
      });
      const { challenge, salt, signature } = made;
      return { algorithm: 'SHA-256', challenge, salt, signature, maxNumber: MOST, expiresTs };
    },
    isSolved: async (action, token) => {
      const solution = read(token);
      if (solution === undefined || !(await verifySolution(solution, hmacKey, false))) return false;
      const { action: meant, expires } = extractParams(solution);
      if (meant !== action || Number(expires) * 1000 <= now()) return false;
      // The bucket of a solution holds one, until it would be too late anyway.
      const { wait } = await rateLimiter.take(`captcha ${solution.challenge}`, {
        capacity: 1,
        perSecond: 1 / LIFE,
      });
      return wait === 0;
    },
  };
}
