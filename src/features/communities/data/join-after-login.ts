import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { joinCommunity, requestMembership } from '#generated/hooks/communities/communities.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { communityQuery } from './community.ts';
import { refreshMembership } from './membership.ts';

/**
 * Joins a community that a visitor wanted to join, or asks to join, once they are a member (spec 001 §4), and says so.
 * Resolves to false where something is left to choose or to answer, and where the server refuses: the sheet that
 * signing in leads to shows what.
 */
export async function joinAfterLogin(
  queryClient: QueryClient,
  kind: 'communityJoinToast' | 'communityRequestMembership',
  name: string,
): Promise<boolean> {
  const [own, ...others] = readViewer(queryClient).blogs;
  if (!own || others.length > 0) return false;
  try {
    const { response } = await queryClient.fetchQuery({ ...communityQuery(name), staleTime: 0 });
    const { title, membership, membershipRequests, customQuestions = [] } = response.community;
    if (membership.isMember || membershipRequests.length > 0 || customQuestions.length > 0) return false;
    const isRequest = kind === 'communityRequestMembership';
    if (isRequest) await requestMembership(name, { tumblelog: own.name });
    else await joinCommunity(name, { tumblelog: own.name });
    addToast({
      type: 'success',
      message: isRequest ? t`Request sent` : t`Woohoo! You are now a member of ${title}`,
    });
    await refreshMembership(queryClient, name);
    return true;
  } catch {
    return false;
  }
}
