import { useEffect, useState } from 'react';
import { checkPasswordStrength } from '#generated/hooks/auth/auth.ts';
import type { PasswordStrength } from '#generated/zod/passwordStrength.zod.ts';

/** Typing pauses this long before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 350;

/** What the server thinks of a password, and of which one: while somebody types it is an older one. */
export type RatedPassword = PasswordStrength & { password: string };

/**
 * How strong the server thinks a password is (spec 000 §5: the server decides). Nothing while it is empty or the server
 * cannot be reached. Kept in this component only: a password has no place in a cache.
 */
export function usePasswordStrength(
  password: string,
  email: string,
  tumblelog: string,
): RatedPassword | undefined {
  const [judged, setJudged] = useState<RatedPassword>();

  useEffect(() => {
    if (!password) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const about = { password, ...(email ? { email } : {}), ...(tumblelog ? { tumblelog } : {}) };
        const { response } = await checkPasswordStrength(about, { signal: abort.signal });
        setJudged({ ...response, password });
      } catch {
        // Registering checks again and says what is wrong.
        if (!abort.signal.aborted) setJudged(undefined);
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, email, tumblelog]);

  return password ? judged : undefined;
}
