import { useLingui } from '@lingui/react/macro';
import type { CommunityJoinType } from '#generated/zod/communityJoinType.zod.ts';
import type { CommunitySort } from '../model/community-filter.ts';

interface FilterName<Value> {
  value: Value;
  /** Name on its own. */
  label: string;
  /** Part of the sentence "Communities about …, in … that …, …". */
  clause: string;
}

/** Returns the names of the ways to join a community. */
export function useJoinTypeNames(): FilterName<CommunityJoinType>[] {
  const { t } = useLingui();
  return [
    { value: 'free', label: t`Anyone can join`, clause: t`anyone can join` },
    { value: 'request', label: t`By request`, clause: t`take requests` },
    { value: 'invite', label: t`By invitation`, clause: t`need an invitation` },
  ];
}

/** Returns the names of the orders of communities. */
export function useSortNames(): FilterName<CommunitySort>[] {
  const { t } = useLingui();
  return [
    { value: 'relevance', label: t`Relevance`, clause: t`best match first` },
    { value: 'latest_activity', label: t`Latest activity`, clause: t`liveliest first` },
    { value: 'recently_created', label: t`Recently created`, clause: t`newest first` },
    { value: 'post_count', label: t`Posts`, clause: t`most posts first` },
    { value: 'member_count', label: t`Members`, clause: t`most members first` },
  ];
}
