import { useQuery } from '@tanstack/react-query';
import { suggestBlogNames, validateUser } from '#generated/hooks/auth/auth.ts';
import { isBlogName, trimBlogName } from '#src/paths/blog-name.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { detailMessage } from '../api/call/error-message.ts';
import { isApiError } from '../api/call/errors.ts';

/** Error codes of unavailable names (spec 000 §8). */
const CODES = { unavailable: 3, invalid: 4 } as const;

/** Debounce before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 350;

/** Availability of a name while it is typed. */
export type NameCheck =
  | { state: 'idle' | 'checking' | 'free' }
  /** `message` says why; `suggested` are available names. */
  | { state: 'taken' | 'invalid'; message: string; suggested: readonly string[] };

const IDLE: NameCheck = { state: 'idle' };

async function checkName(tumblelog: string, signal: AbortSignal): Promise<NameCheck> {
  try {
    await validateUser({ tumblelog }, { signal });
    return { state: 'free' };
  } catch (error) {
    const cause = isApiError(error)
      ? error.errors.find(({ code }) => code === CODES.unavailable || code === CODES.invalid)
      : undefined;
    if (!cause) throw error;
    // Code 4 with inner code 3 also means taken (spec 000 §8).
    const isTaken = cause.code === CODES.unavailable || cause.innerCode === 3;
    return {
      state: isTaken ? 'taken' : 'invalid',
      message: detailMessage(cause),
      suggested: cause.suggestedNames ?? [],
    };
  }
}

/**
 * Checks a blog name with the server while it is typed. A failed check reports nothing, because submitting checks
 * again.
 * @param isSending true pauses the check while the form is submitted: a check that starts while the answer logs the
 *   visitor in carries the new session without its CSRF token and is refused, and one that starts after a blog was
 *   created finds its own name taken
 */
export function useNameCheck(typed: string, isSending: boolean): NameCheck {
  const name = trimBlogName(typed);
  const debounced = useDebouncedValue(name, DEBOUNCE_MS);
  const isValid = debounced !== '' && isBlogName(debounced);
  const { data } = useQuery({
    queryKey: ['blog-name-check', debounced],
    queryFn: ({ signal }) => checkName(debounced, signal),
    enabled: isValid && debounced === name && !isSending,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
  if (name === '' || !isBlogName(name)) return IDLE;
  if (name !== debounced) return { state: 'checking' };
  return data ?? IDLE;
}

/**
 * Returns available names.
 * @param seed word the names should resemble; the server may ignore it
 * @param enabled false sends no request
 */
export function useNameSuggestions(seed: string, enabled: boolean): readonly string[] {
  const query = useDebouncedValue(seed, DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['blog-name-suggestions', query],
    queryFn: async ({ signal }) =>
      (await suggestBlogNames(query ? { query } : undefined, { signal })).response.names,
    enabled: enabled,
    retry: false,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  return data ?? [];
}
