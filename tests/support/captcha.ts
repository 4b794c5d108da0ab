import { createHash } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';

type Challenge = components['schemas']['CaptchaChallenge'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Solves a captcha as the contract describes it. Returns the solution as a form sends it; `change` tampers with it. */
export function solveCaptcha(given: Omit<Challenge, 'expiresTs'>, change: object = {}): string {
  const { algorithm, challenge, salt, maxNumber, signature } = given;
  let number = 0;
  while (number <= maxNumber && hashOf(`${salt}${number}`) !== challenge) number += 1;
  const solution = { algorithm, challenge, number, salt, signature, ...change };
  return Buffer.from(JSON.stringify(solution)).toString('base64');
}

/** Returns a challenge that is solved at once. */
export function easyCaptcha(): Challenge {
  const salt = 'salt?action=login&';
  return {
    algorithm: 'SHA-256',
    challenge: hashOf(`${salt}3`),
    salt,
    maxNumber: 10,
    signature: '0'.repeat(64),
    expiresTs: 1_900_000_000,
  };
}
