import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { paths } from '#src/paths/paths.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './Windows.module.css';

/** Number of faces in a window, and in the double one. */
const FACE_COUNT = 2;
const DOUBLE_FACE_COUNT = 3;
const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

/** Renders the number of unread posts and of members who are there, below a window. */
function Facts({ community }: { community: CommunityRef }) {
  const { membersOnlineCount = 0, unreadPostCount = 0, moderationQueueCount = 0, membership } = community;
  const isMuted = membership?.isUnreadMuted === true;
  return (
    <small className={styles.facts}>
      {isMuted ? (
        <span>
          <Trans>Muted</Trans>
        </span>
      ) : unreadPostCount > 0 ? (
        <b>
          <Plural value={unreadPostCount} one="# new" other="# new" />
        </b>
      ) : null}
      {moderationQueueCount > 0 ? (
        <b>
          <Plural value={moderationQueueCount} one="# waits for you" other="# wait for you" />
        </b>
      ) : null}
      <span>
        <Plural value={membersOnlineCount} _0="nobody in" one="# person in" other="# people in" />
      </span>
    </small>
  );
}

type CommunityWindowProps = {
  community: CommunityRef;
  /** True for the window of double width. */
  isDouble?: boolean;
};

/** Renders a community as a window: lit while somebody is in, dark while nobody is. */
export function CommunityWindow({ community, isDouble = false }: CommunityWindowProps) {
  const { name, title, headerImage, onlineMembers = [], membersOnlineCount = 0, membership } = community;
  const isLit = membersOnlineCount > 0;
  const hasNew = (community.unreadPostCount ?? 0) > 0 && membership?.isUnreadMuted !== true;
  return (
    <li className={cx(isDouble && styles.double)}>
      <Link href={paths.community(name)} className={styles.window} data-lit={isLit || undefined}>
        <span className={styles.glass}>
          <span className={styles.cover}>
            <TilePicture media={headerImage} sizes={isDouble ? '420px' : '232px'} eager={isDouble} />
          </span>
          {isLit ? (
            <span className={styles.inside} aria-hidden="true">
              {onlineMembers.slice(0, isDouble ? DOUBLE_FACE_COUNT : FACE_COUNT).map((blog) => (
                <BlogAvatar key={blog.uuid} blog={blog} size={46} />
              ))}
            </span>
          ) : null}
        </span>
        <span className={styles.title} dir="auto">
          {hasNew ? <span className={styles.knot} aria-hidden="true" /> : null}
          {title}
        </span>
        <Facts community={community} />
      </Link>
    </li>
  );
}

type EmptyWindowProps = {
  href: string;
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
  isDouble?: boolean;
};

/** Renders a window with nobody behind it: a dashed outline that leads to starting or finding a community. */
export function EmptyWindow({ href, icon, title, detail, isDouble = false }: EmptyWindowProps) {
  return (
    <li className={cx(isDouble && styles.double)}>
      <Link href={href} className={styles.window} data-lit>
        <span className={cx(styles.glass, styles.toLet)}>
          <Icon name={icon} size={34} />
        </span>
        <span className={styles.title}>{title}</span>
        <small className={styles.facts}>{detail}</small>
      </Link>
    </li>
  );
}

/** Renders windows side by side. */
export function Windows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.windows} aria-label={label}>
      {children}
    </ul>
  );
}

/** Placeholder of the windows. */
export function WindowsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.windows}>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      {SKELETON_KEYS.map((key) => (
        <div key={key} className={cx(key === 1 && styles.double)}>
          <Bone className={styles.pane} />
          <Bone width="60%" height={18} />
        </div>
      ))}
    </div>
  );
}
