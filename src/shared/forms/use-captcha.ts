import { useState } from 'react';
import { createCaptchaChallenge } from '#generated/hooks/auth/auth.ts';
import type { CreateCaptchaChallengeBody } from '#generated/zod/createCaptchaChallengeBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

type Action = CreateCaptchaChallengeBody['action'];

/** Error code that is retried exactly once, with a solved captcha (openapi/errors.yaml, spec 000 §8). */
const CAPTCHA_EXPIRED_CODE = 5042;

/** Requests a captcha, solves it in the browser and returns the form's token. */
async function solveCaptcha(action: Action): Promise<string> {
  const [{ response }, { solveChallenge }] = await Promise.all([
    createCaptchaChallenge({ action }),
    import('altcha-lib/v1'),
  ]);
  const { algorithm, challenge, salt, signature, maxNumber } = response;
  const found = await solveChallenge(challenge, salt, algorithm, maxNumber).promise;
  return btoa(JSON.stringify({ algorithm, challenge, number: found?.number, salt, signature }));
}

/**
 * Wraps a call so that it solves a captcha when the server demands one, and repeats the call once (spec 000 §4, §8).
 *
 * @param withToken returns the variables with the captcha's token
 */
export function useCaptcha<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  action: Action,
  withToken: (variables: Variables, token: string) => Variables,
): { call: WriteCall<Variables, Answer>; needsCaptcha: boolean } {
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const withCaptcha: WriteCall<Variables, Answer> = (options) => {
    const { mutationKey, mutationFn } = call(options);
    if (!mutationFn) throw new Error('These are no options of a write.');
    return {
      mutationKey,
      mutationFn: async (variables, context) => {
        try {
          return await mutationFn(variables, context);
        } catch (error) {
          if (!isApiError(error, CAPTCHA_EXPIRED_CODE)) throw error;
        }
        setNeedsCaptcha(true);
        try {
          return await mutationFn(withToken(variables, await solveCaptcha(action)), context);
        } finally {
          setNeedsCaptcha(false);
        }
      },
    };
  };
  return { call: withCaptcha, needsCaptcha };
}
