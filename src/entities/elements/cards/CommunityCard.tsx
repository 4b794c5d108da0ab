import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CommunityCardElement } from '#generated/zod/communityCardElement.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { Thumb } from '../Thumb.tsx';
import styles from './cards.module.css';

/** Number of friends whose faces and names are shown. */
const MAX_FRIENDS = 2;

/** Renders a community: its symbol, its members, and which of them the reader follows. */
export function CommunityCard({ card }: { card: CommunityCardElement }) {
  const { i18n } = useLingui();
  const { community, reason, friends = [] } = card;
  const known = friends.slice(0, MAX_FRIENDS);
  const names = listFormat(i18n.locale).format(known.map(({ name }) => name));
  return (
    <div className={styles.community}>
      <Thumb media={community.avatarImage} sizes="48px" className={styles.symbol} />
      <h3 className={styles.name} dir="auto">
        {community.title}
      </h3>
      <p>
        <Plural value={community.memberCount} one="# member" other="# members" />
        {community.membersOnlineCount ? (
          <>
            {', '}
            <Trans>{community.membersOnlineCount} there now</Trans>
          </>
        ) : null}
      </p>
      {known.length > 0 ? (
        <p className={styles.friends}>
          <span className={styles.faces} aria-hidden="true">
            {known.map((friend) => (
              <BlogAvatar key={friend.uuid} blog={friend} size={22} />
            ))}
          </span>
          <span>
            {known.length === 1 ? <Trans>{names} is a member</Trans> : <Trans>{names} are members</Trans>}
          </span>
        </p>
      ) : reason ? (
        <p dir="auto">{reason}</p>
      ) : null}
    </div>
  );
}
