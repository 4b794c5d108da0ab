import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { FlagLog } from '../components/FlagLog.tsx';
import styles from '../components/FlagRow.module.css';
import { FlagRow } from '../components/FlagRow.tsx';
import { siteFlagsQuery } from '../data/site-flags.ts';

function Flags() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(siteFlagsQuery());
  if (error && !data)
    return (
      <ErrorState
        title={t`The features could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (!data) return <RowSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState title={t`There are no features to manage`}>
        <Trans>Features that are being tested are listed here.</Trans>
      </EmptyState>
    );
  return (
    <>
      <ol className={styles.list}>
        {data.map((flag) => (
          <FlagRow key={flag.name} flag={flag} />
        ))}
      </ol>
      <FlagLog flags={data} />
    </>
  );
}

/** Admin page of the feature flags (spec 000 §2.7: /settings/admin). */
export default function SiteFlagsPage() {
  return (
    <AdminFrame part="features" isWide>
      <Flags />
    </AdminFrame>
  );
}
