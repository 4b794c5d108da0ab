import { useEffect, useState } from 'react';
import { checkPasswordStrength } from '#generated/hooks/auth/auth.ts';
import type { PasswordStrength } from '#generated/zod/passwordStrength.zod.ts';

/** Debounce of the strength check in milliseconds. */
const DEBOUNCE_MS = 350;

/** The server's rating with the password it belongs to, which is an older one while somebody types. */
export type RatedPassword = PasswordStrength & { password: string };

/**
 * Returns the server's rating of a password (spec 000 §5: the server decides). Undefined while the password is empty or
 * the server cannot be reached. Kept in component state only, because a password must not be cached.
 * @param isSending true pauses the check while the form is submitted: a check that starts while the answer logs the
 *   visitor in carries the new session without its CSRF token and is refused
 */
export function usePasswordStrength(
  password: string,
  email: string,
  tumblelog: string,
  isSending: boolean,
): RatedPassword | undefined {
  const [judged, setJudged] = useState<RatedPassword>();

  useEffect(() => {
    if (!password || isSending) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const about = { password, ...(email ? { email } : {}), ...(tumblelog ? { tumblelog } : {}) };
        const { response } = await checkPasswordStrength(about, { signal: abort.signal });
        setJudged({ ...response, password });
      } catch {
        // The registration checks again and reports the error.
        if (!abort.signal.aborted) setJudged(undefined);
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, email, tumblelog, isSending]);

  return password ? judged : undefined;
}
