import { Trans } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import type { ReadProgress } from '#src/entities/post/feed/FeedList.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns when a post was put in; one that the rule found came when it was posted. */
function keptAt({ timestamp, collectionItem: item }: Post): number {
  return item && !item.isFromRule ? item.keptTs : timestamp;
}

/**
 * Marks in a collection where the visit before ended; in the order of keeping by when each post was kept. Undefined for
 * the order by hand, which new posts do not begin.
 *
 * @param readTs Unix seconds of the visit before
 */
export function useReadingSince(readTs: number | undefined, sort: CollectionSort): ReadProgress | undefined {
  const locale = useDateLocale();
  if (readTs === undefined || sort === 'manual') return undefined;
  const until = dateFormat(locale, { weekday: 'long', hour: 'numeric', minute: 'numeric' }).format(
    readTs * 1000,
  );
  return {
    caughtUpAt: readTs,
    caughtUpText: <Trans>You had read up to here on {until}</Trans>,
    onSeen: undefined,
    ...(sort === 'added' ? { timeOf: keptAt } : {}),
  };
}
