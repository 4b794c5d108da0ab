import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Badge } from '#generated/zod/badge.zod.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogBadges } from '#src/entities/blog/BlogBadges.tsx';
import { FramedAvatar } from '#src/entities/blog/FramedAvatar.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BadgeDrawer } from '../components/BadgeDrawer.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { FrameChoice } from '../components/FrameChoice.tsx';
import styles from '../components/Wear.module.css';
import { WornBadges } from '../components/WornBadges.tsx';
import { accessoriesQuery, badgesQuery, MAX_WORN_BADGES, useWear } from '../data/wear.ts';

function Manager({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { wearBadges, wearFrame } = useWear(blog.name);
  const badges = useQuery(badgesQuery(blog.name));
  const frames = useQuery(accessoriesQuery(blog.name));
  const error = badges.error ?? frames.error;
  if ((!badges.data || !frames.data) && error)
    return (
      <ErrorState
        title={t`Your badges could not be loaded`}
        retrying={badges.isFetching || frames.isFetching}
        onRetry={() => {
          void badges.refetch();
          void frames.refetch();
        }}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (!badges.data || !frames.data) return <PostSkeleton media={false} />;
  const { badges: all, shown } = badges.data.response;
  const { accessories } = frames.data.response;
  const badgeOf = new Map(all.map((badge) => [badge.id, badge]));
  const worn = shown.map((id) => badgeOf.get(id)).filter((badge): badge is Badge => badge !== undefined);
  const others = all.filter(({ id }) => !shown.includes(id));
  const isFull = shown.length >= MAX_WORN_BADGES;
  return (
    <>
      <SettingsCard title={<Trans>Beside your name</Trans>}>
        <div className={styles.look}>
          <FramedAvatar blog={blog} frame={accessories.find((one) => one.worn)?.frame} size={88} />
          <div>
            <p className={styles.name}>
              <b translate="no">{blog.name}</b>
              <BlogBadges badges={worn} />
            </p>
            <p className={styles.quiet}>
              <Trans>This is how you look to others.</Trans>
            </p>
          </div>
        </div>
        <p className={styles.quiet}>
          <Trans>In this order. Drag them, or press and use the arrow keys.</Trans>
        </p>
        <WornBadges worn={worn} onChange={wearBadges} />
      </SettingsCard>
      <SettingsCard title={<Trans>In the drawer</Trans>}>
        <BadgeDrawer
          rest={others.filter(({ owned }) => owned)}
          toEarn={others.filter(({ owned, category }) => !owned && category === 'earned')}
          onWear={isFull ? undefined : (id) => wearBadges([...shown, id])}
        />
      </SettingsCard>
      <SettingsCard title={<Trans>Around your face</Trans>}>
        <FrameChoice blog={blog} accessories={accessories} onWear={wearFrame} />
      </SettingsCard>
    </>
  );
}

/** Page on which a blog chooses the badges and the frame that it wears (spec 000 §2.7), for its admins. */
export default function AccessoriesPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="accessories" title={t`Badges and frames`} forAdmins>
      {(blog) => <Manager key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
