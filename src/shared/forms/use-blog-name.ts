import { useQuery } from '@tanstack/react-query';
import { suggestBlogNames, validateUser } from '#generated/hooks/auth/auth.ts';
import { isBlogName, trimBlogName } from '#src/paths/blog-name.ts';
import { isApiError } from '../api/call/errors.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';

/** Codes of a name that cannot be had (spec 000 §8). */
const CODES = { unavailable: 3, invalid: 4 } as const;

/** Typing pauses this long before the server is asked, in milliseconds. */
const PAUSE = 350;

/** Whether a name can be had, as far as is known while it is being typed. */
export type NameCheck =
  | { state: 'idle' | 'checking' | 'free' }
  /** `message` in the server's words; `suggested` are names that are free. */
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
    // Code 4 with inner code 3 means taken as well (spec 000 §8).
    const isTaken = cause.code === CODES.unavailable || cause.innerCode === 3;
    return {
      state: isTaken ? 'taken' : 'invalid',
      message: cause.detail,
      suggested: cause.suggestedNames ?? [],
    };
  }
}

/** Asks the server about a blog name while it is typed. A check that fails says nothing: sending checks again. */
export function useNameCheck(typed: string): NameCheck {
  const name = trimBlogName(typed);
  const settled = useDebouncedValue(name, PAUSE);
  const isAskable = settled !== '' && isBlogName(settled);
  const { data } = useQuery({
    queryKey: ['blog-name-check', settled],
    queryFn: ({ signal }) => checkName(settled, signal),
    enabled: isAskable && settled === name,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
  if (name === '' || !isBlogName(name)) return IDLE;
  if (name !== settled) return { state: 'checking' };
  return data ?? IDLE;
}

/**
 * Names that are free, made after what is given.
 * @param like a word the names should be like; the server may ignore it
 * @param wanted whether they are shown; nothing is asked otherwise
 */
export function useNameSuggestions(like: string, wanted: boolean): readonly string[] {
  const query = useDebouncedValue(like, PAUSE);
  const { data } = useQuery({
    queryKey: ['blog-name-suggestions', query],
    queryFn: async ({ signal }) =>
      (await suggestBlogNames(query ? { query } : undefined, { signal })).response.names,
    enabled: wanted,
    retry: false,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  return data ?? [];
}
