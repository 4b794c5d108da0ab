import { Plural, Trans } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import styles from './CommunityFrame.module.css';
import { CommunityRules } from './CommunityRules.tsx';
import { SuggestedCommunity } from './SuggestedCommunity.tsx';

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

/** Beside a post of a community: the community as a card, and its rules. */
export function CommunityAside({ community }: { community: Community }) {
  return (
    <div className={styles.aside}>
      <SuggestedCommunity
        community={community}
        words={community.membership?.isMember ? <MemberWords community={community} /> : undefined}
      />
      <CommunityRules community={community} />
    </div>
  );
}
