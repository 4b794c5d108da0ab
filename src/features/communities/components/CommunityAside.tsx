import { Plural, Trans } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import styles from './CommunityFrame.module.css';
import { CommunityRules } from './CommunityRules.tsx';
import { SuggestedCommunity } from './SuggestedCommunity.tsx';

// The other posts come after the one that is read.
const LatelyInBoard = lazyPart(() => import('./LatelyInBoard.tsx'), 'LatelyInBoard');

/** Number of members, and as which blog the member is there. */
function MemberWords({ community: { memberCount, memberships } }: { community: Community }) {
  const blogName = memberships?.[0]?.blogName;
  return (
    <>
      <Plural value={memberCount} one="# member." other="# members." />{' '}
      {blogName ? <Trans>You are here as {blogName}.</Trans> : null}
    </>
  );
}

type CommunityAsideProps = { community: Community; post: Post; inviteHash: string | undefined };

/** Beside a post of a community: the community as a card, the last posts of the board, and the rules. */
export function CommunityAside({ community, post, inviteHash }: CommunityAsideProps) {
  return (
    <div className={styles.aside}>
      <SuggestedCommunity
        community={community}
        words={community.membership?.isMember ? <MemberWords community={community} /> : undefined}
      />
      <LatelyInBoard community={community} post={post} inviteHash={inviteHash} />
      <CommunityRules community={community} />
    </div>
  );
}
