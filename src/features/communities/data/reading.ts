import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getGetCommunityQueryKey, markCommunityRead } from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ReadProgress } from '#src/entities/post/feed/FeedList.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { isSessionEnding } from '#src/shared/lib/session-end.ts';
import type { CommunityView } from '../model/community-view.ts';

/**
 * Returns how far a member has read a community or a board of it: the line between new and read posts, and a callback
 * that moves the mark to the newest post that was in view. Lists that are not in the order of time have no mark, and
 * neither have visitors.
 */
export function useCommunityReading(
  community: Community,
  { view, board, query }: CommunityView,
): ReadProgress | undefined {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const locale = useDateLocale();
  const isHydrated = useHydrated();
  const marked = useRef('0');
  const { name, membership, boards, readMarker } = community;
  const marker = board === undefined ? readMarker : boards.find(({ path }) => path === board)?.readMarker;
  // The mark moves while the list is read; the line stays where it was when the list was opened.
  const openedAt = useRef(marker?.readTs);
  if (!membership.isMember || view !== 'recent' || query) return undefined;
  const readAt = openedAt.current;
  const day =
    readAt === undefined
      ? ''
      : dateFormat(locale, {
          weekday: 'long',
          day: 'numeric',
          month: 'short',
          hour: 'numeric',
          minute: '2-digit',
          timeZone: isHydrated ? undefined : 'UTC',
        }).format(readAt * 1000);
  return {
    caughtUpAt: readAt,
    caughtUpText: t`You had read up to here on ${day}`,
    onSeen: (id) => {
      if (isSessionEnding() || BigInt(id) <= BigInt(marked.current)) return;
      marked.current = id;
      markCommunityRead(name, { post_id: id, ...(board === undefined ? {} : { board }) })
        .then(() => queryClient.invalidateQueries({ queryKey: getGetCommunityQueryKey(name) }))
        .catch(() => {
          // A failed write needs no message: the mark is set with the next post that is seen.
          marked.current = '0';
        });
    },
  };
}
