import { useLingui } from '@lingui/react/macro';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';

/** Number of members who are named. */
const MAX_NAMES = 2;

/** Returns the sentence about the members of a community that the viewer follows; undefined when there are none. */
export function useKnownMembers({
  friends = [],
  friendCount = friends.length,
}: Pick<CommunityRef, 'friends' | 'friendCount'>): string | undefined {
  const { t, i18n } = useLingui();
  if (friends.length === 0) return undefined;
  const names = listFormat(i18n.locale).format(friends.slice(0, MAX_NAMES).map(({ name }) => name));
  if (friendCount > MAX_NAMES) return t`${friendCount} you follow are in`;
  return friendCount === 1 ? t`${names} is in` : t`${names} are in`;
}
