import { useQuery } from '@tanstack/react-query';
import { getCheckCommunityHandleQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { CheckCommunityHandle200 } from '#generated/zod/checkCommunityHandle200.zod.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';

/** Debounce before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 350;
/** Lifetime of an answer, in milliseconds; nothing is reserved by it. */
const STALE_AFTER_MS = 30_000;

/** Availability of a handle while it is typed. `idle` when there is nothing to say. */
interface HandleCheck {
  state: 'idle' | 'checking' | 'free' | 'taken' | 'reserved' | 'invalid';
  /** Handles that are free. */
  suggestions: readonly string[];
}

function checkOf({ response }: CheckCommunityHandle200): HandleCheck {
  const { available, reason = 'taken', suggestions = [] } = response;
  return { state: available ? 'free' : reason, suggestions };
}

/**
 * Checks the handle of a new community with the server while it is typed. A failed check reports nothing, because the
 * form's submission checks again.
 */
export function useHandleCheck(typed: string): HandleCheck {
  const handle = typed.trim().replace(/^@+/, '');
  const debounced = useDebouncedValue(handle, DEBOUNCE_MS);
  const { data, isError } = useQuery({
    ...getCheckCommunityHandleQueryOptions(debounced),
    select: checkOf,
    enabled: debounced !== '' && debounced === handle,
    retry: false,
    staleTime: STALE_AFTER_MS,
  });
  if (handle === '' || isError) return { state: 'idle', suggestions: [] };
  return (handle === debounced ? data : undefined) ?? { state: 'checking', suggestions: [] };
}
