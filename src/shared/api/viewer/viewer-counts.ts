import type { QueryClient } from '@tanstack/react-query';
import { getGetUserInfoQueryKey } from '#generated/hooks/base/base.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';

/** Changes one of the member's own cached counters, never below 0 (spec 000 §4: likes change by one). */
export function changeViewerCount(queryClient: QueryClient, count: 'likes' | 'following', by: number): void {
  queryClient.setQueriesData<GetUserInfo200>({ queryKey: getGetUserInfoQueryKey() }, (known) => {
    const user = known?.response.user;
    if (!known || !user) return known;
    const changed = { ...user, [count]: Math.max(0, user[count] + by) };
    return { ...known, response: { ...known.response, user: changed } };
  });
}

/** Refetches the member's info after a failed like or follow (spec 000 §4). */
export function refetchViewer(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetUserInfoQueryKey() });
}
