import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from '#src/entities/settings/SettingsCard.module.css';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { notificationSettingsQuery } from '../../data/notification-settings.ts';
import { MuteRow } from './MuteRow.tsx';
import { NotificationAudienceChoice } from './NotificationAudienceChoice.tsx';
import { NotificationSwitch } from './NotificationSwitch.tsx';

/** Notification settings of a blog, with states for loading and failure. */
export function BlogNotifications({ blog }: { blog: string }) {
  const { t } = useLingui();
  const { data: settings, error, isFetching, refetch } = useQuery(notificationSettingsQuery(blog));
  if (error && !settings) {
    return (
      <ErrorState
        title={t`Your settings could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  }
  if (!settings) {
    return (
      <div className={styles.card}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  }
  const about = { blog, settings };
  return (
    <>
      <SettingsCard title={t`All activity`}>
        <MuteRow {...about} />
      </SettingsCard>
      <SettingsCard title={t`What others do`}>
        <NotificationAudienceChoice {...about} kind="likes" label={t`Likes`} />
        <NotificationAudienceChoice {...about} kind="reblogs" label={t`Reblogs`} />
        <NotificationAudienceChoice {...about} kind="replies" label={t`Replies`} />
        <NotificationAudienceChoice {...about} kind="mentions" label={t`Mentions`} />
        <NotificationAudienceChoice {...about} kind="asks" label={t`Asks and answers`} />
        <NotificationAudienceChoice {...about} kind="followers" label={t`New followers`} />
        <NotificationAudienceChoice {...about} kind="messages" label={t`Messages`} />
      </SettingsCard>
      <SettingsCard title={t`Other notifications`}>
        <NotificationSwitch
          {...about}
          kind="milestones"
          label={t`Milestones`}
          hint={t`For example your hundredth follower.`}
        />
        <NotificationSwitch
          {...about}
          kind="gifts"
          label={t`Gifts`}
          hint={t`Somebody gives you something.`}
        />
        <NotificationSwitch
          {...about}
          kind="communities"
          label={t`Communities`}
          hint={t`Invitations, comments and changes in your communities.`}
        />
      </SettingsCard>
    </>
  );
}
