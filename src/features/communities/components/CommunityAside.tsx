import type { Community } from '#generated/zod/community.zod.ts';
import styles from './CommunityFrame.module.css';
import { CommunityRules } from './CommunityRules.tsx';
import { SuggestedCommunity } from './SuggestedCommunity.tsx';

/** Beside a post of a community: the community as a card, and its rules. */
export function CommunityAside({ community }: { community: Community }) {
  return (
    <div className={styles.aside}>
      <SuggestedCommunity community={community} />
      <CommunityRules community={community} />
    </div>
  );
}
