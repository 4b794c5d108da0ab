import { useQuery } from '@tanstack/react-query';
import { getGetUserCountsQueryOptions } from '#generated/hooks/platform/platform.ts';
import { isSessionExpired } from '#src/shared/api/call/session.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

const POLL = 30_000;
const STALE = 60_000;

/** What the member has not seen yet. */
export interface Unread {
  /** New posts on the dashboard. */
  posts: number;
}

const NONE: Unread = { posts: 0 };

/**
 * What the member has not seen yet, asked every 30 s, in the background as well, and good for 60 s (spec 000 §9). Nothing
 * for visitors. A failed poll keeps the last answer: a count is not worth a word.
 */
export function useUnread(): Unread {
  const { isLoggedIn } = useViewer();
  const { data } = useQuery(
    getGetUserCountsQueryOptions(
      { unread: true },
      {
        query: {
          enabled: () => isLoggedIn && !isSessionExpired(),
          staleTime: STALE,
          refetchInterval: POLL,
          refetchIntervalInBackground: true,
        },
      },
    ),
  );
  if (!isLoggedIn || !data) return NONE;
  return { posts: data.response.unread ?? 0 };
}
