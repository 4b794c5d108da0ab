import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import styles from '#src/entities/settings/SettingsCard.module.css';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { memberSettingsQuery } from '../data/member-settings.ts';

/** Renders sections with the member's settings, with states for loading and failure. */
export function MemberSettings({ children }: { children: (settings: UserSettings) => ReactNode }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(memberSettingsQuery());
  if (data) return children(data);
  if (error)
    return (
      <ErrorState
        title={t`Your settings could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  return (
    <div className={styles.card}>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  );
}
