import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetUserLimitsQueryOptions } from '#generated/hooks/account/account.ts';
import type { UserLimits } from '#generated/zod/userLimits.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/LimitRow.module.css';
import { LimitRow } from '../components/LimitRow.tsx';

function Limits({ left }: { left: UserLimits }) {
  const { t, i18n } = useLingui();
  const minutes = (seconds: number): string =>
    numberFormat(i18n.locale, { style: 'unit', unit: 'minute' }).format(Math.floor(seconds / 60));
  return (
    <>
      <SettingsCard
        title={t`Daily limits`}
        detail={t`The last 24 hours count. What you did before that is no longer counted.`}
      >
        <ul className={styles.rows} id="of-a-day" aria-label={t`Daily limits`}>
          <LimitRow name={t`Posts`} state={left.posts} />
          <LimitRow name={t`Pictures`} state={left.images} />
          <LimitRow name={t`Videos`} state={left.videos} />
          <LimitRow name={t`Length of videos`} state={left.videoSeconds} say={minutes} />
          <LimitRow name={t`Likes`} state={left.likes} />
          <LimitRow name={t`New follows`} state={left.follows} />
          <LimitRow name={t`New blogs`} state={left.blogs} />
        </ul>
      </SettingsCard>
      <SettingsCard title={t`At the same time`} detail={t`You can add more when you remove something.`}>
        <ul className={styles.rows} aria-label={t`At the same time`}>
          <LimitRow name={t`Blogs you follow`} state={left.followedBlogs} />
          <LimitRow name={t`Posts in the queue of your first blog`} state={left.queuedPosts} />
          <LimitRow name={t`Filtered tags`} state={left.filteredTags} />
        </ul>
      </SettingsCard>
    </>
  );
}

/** Page of the member's limits per day (spec 000 §5) and in total. */
export default function LimitsPage() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(getGetUserLimitsQueryOptions());
  const left = data?.response.user;
  return (
    <SettingsFrame title={t`Your limits`} detail={t`These limits stop spam. You are unlikely to reach them.`}>
      {left ? (
        <Limits left={left} />
      ) : error ? (
        <ErrorState
          title={t`Your limits could not be loaded`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error, t`Nothing was changed.`)}
        </ErrorState>
      ) : (
        <CardSkeleton />
      )}
    </SettingsFrame>
  );
}
