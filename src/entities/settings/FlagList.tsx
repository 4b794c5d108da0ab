import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type FlagListProps<Flag> = {
  query: UseQueryResult<Flag[], unknown>;
  title: string;
  detail?: string;
  /** Message when loading failed. */
  failed: string;
  /** Message for an empty list, and what the list is for. */
  none: string;
  noneDetail: string;
  row: (flag: Flag) => ReactNode;
};

/** Lists feature flags, each as a row. */
export function FlagList<Flag>({ query, title, detail, failed, none, noneDetail, row }: FlagListProps<Flag>) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (data?.length === 0) return <EmptyState title={none}>{noneDetail}</EmptyState>;
  return (
    <SettingsCard title={title} {...(detail ? { detail } : {})}>
      {data ? data.map(row) : <RowSkeleton />}
    </SettingsCard>
  );
}
