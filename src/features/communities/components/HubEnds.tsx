import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { useJoinWall } from '../data/join-wall.ts';
import { type CommunityView, communityAddress } from '../model/community-view.ts';

/** Says that there are no posts; a member may write the very first one, while boards and polls may be empty beside others. */
export function HubEmpty({ isBlank }: { isBlank: boolean }) {
  const { t } = useLingui();
  return isBlank ? (
    <EmptyState art="yarn" title={t`Nothing has been said yet`}>
      <Trans>Whoever comes reads this first.</Trans>
    </EmptyState>
  ) : (
    <EmptyState art="yarn" title={t`Nothing here yet`}>
      <Trans>Posts of the community appear here.</Trans>
    </EmptyState>
  );
}

/** Says that no post has the words that were searched for, and leads back to all of them. */
export function NothingFound({ community, view }: { community: string; view: CommunityView }) {
  const { t } = useLingui();
  const words = view.query ?? '';
  return (
    <EmptyState
      art="yarn"
      title={
        <Trans>
          No posts with “<bdi>{words}</bdi>”
        </Trans>
      }
      action={
        <ButtonLink
          href={communityAddress(community, { ...view, query: undefined })}
        >{t`Show all posts`}</ButtonLink>
      }
    >
      <Trans>Try fewer or other words.</Trans>
    </EmptyState>
  );
}

/** Renders the end of the posts of a community; whoever has no seat and may take one is offered it. */
export function HubEnd({ community }: { community: Community }) {
  const { name, membership, membershipRequests, joinType, invitation } = community;
  const onJoin = useJoinWall(community);
  const isOpen =
    !membership.isMember &&
    membershipRequests.length === 0 &&
    (joinType !== 'invite' || invitation !== undefined);
  return (
    <ThreadEnd>
      {isOpen ? (
        <Trans>
          That is the end of the thread. You can{' '}
          <AppLink to={paths.joinCommunity(name)} layer="modal" onClick={onJoin}>
            take a seat
          </AppLink>
          .
        </Trans>
      ) : (
        <Trans>That is the end of the thread.</Trans>
      )}
    </ThreadEnd>
  );
}
