import { useState } from 'react';
import { createCaptchaChallenge } from '#generated/hooks/auth/auth.ts';
import type { CreateCaptchaChallengeBody } from '#generated/zod/createCaptchaChallengeBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

type Action = CreateCaptchaChallengeBody['action'];

/** Code of openapi/errors.yaml: worth exactly one more try, with a solved captcha (spec 000 §8). */
const CAPTCHA_EXPIRED = 5042;

/** Gets a captcha and has the browser solve it. Answers what a form sends as its token. */
async function solvedCaptcha(action: Action): Promise<string> {
  const [{ response }, { solveChallenge }] = await Promise.all([
    createCaptchaChallenge({ action }),
    import('altcha-lib/v1'),
  ]);
  const { algorithm, challenge, salt, signature, maxNumber } = response;
  const found = await solveChallenge(challenge, salt, algorithm, maxNumber).promise;
  return btoa(JSON.stringify({ algorithm, challenge, number: found?.number, salt, signature }));
}

/**
 * A call that solves a captcha by itself when the server asks for one, and is then made once more with it; only
 * once (spec 000 §4, §8).
 *
 * @param put the request with the solution in its place
 */
export function useCaptcha<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  action: Action,
  put: (variables: Variables, token: string) => Variables,
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
          if (!isApiError(error, CAPTCHA_EXPIRED)) throw error;
        }
        setNeedsCaptcha(true);
        try {
          return await mutationFn(put(variables, await solvedCaptcha(action)), context);
        } finally {
          setNeedsCaptcha(false);
        }
      },
    };
  };
  return { call: withCaptcha, needsCaptcha };
}
