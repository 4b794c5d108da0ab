import { useLingui } from '@lingui/react/macro';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { useJoinWall } from '../data/join-wall.ts';

type JoinLinkProps = {
  community: Pick<CommunityRef, 'name' | 'title' | 'joinType' | 'membership'>;
  className?: string;
};

/**
 * Links to the sheet that joins a community or asks to join. Renders nothing for members, and for communities that are
 * joined by invitation only.
 */
export function JoinLink({ community, className }: JoinLinkProps) {
  const { t } = useLingui();
  const { name, title, joinType, membership } = community;
  const onClick = useJoinWall(community);
  if (membership?.isMember || joinType === 'invite') return null;
  const isFree = joinType === 'free';
  return (
    <AppLink
      to={paths.joinCommunity(name)}
      layer="modal"
      onClick={onClick}
      aria-label={isFree ? t`Join ${title}` : t`Ask to join ${title}`}
      className={buttonClass({ size: 'small', className })}
    >
      {isFree ? t`Join` : t`Ask`}
    </AppLink>
  );
}
