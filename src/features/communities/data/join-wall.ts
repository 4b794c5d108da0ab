import type { MouseEvent } from 'react';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';

/**
 * Returns the press handler of a link to the sheet that joins a community. For visitors it opens the login wall instead;
 * signing in leads to the sheet, and joins where neither a blog is to be chosen nor a question to be answered.
 */
export function useJoinWall({
  name,
  title,
  joinType,
}: Pick<CommunityRef, 'name' | 'title' | 'joinType'>): (event: MouseEvent) => void {
  const mayAct = useLoginWall();
  return (event) => {
    const action = joinType === 'request' ? 'communityRequestMembership' : 'communityJoinToast';
    const pending = { kind: action, community: { name } } as const;
    if (!mayAct(action, { pending, redirectTo: paths.joinCommunity(name), name: title }))
      event.preventDefault();
  };
}
