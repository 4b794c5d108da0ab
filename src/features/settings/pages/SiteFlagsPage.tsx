import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { SettingsCard } from '../components/SettingsCard.tsx';
import { FlagRow } from '../components/staff/FlagRow.tsx';
import { StaffFrame } from '../components/staff/StaffFrame.tsx';
import { siteFlagsQuery } from '../data/site-flags.ts';

function Flags() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(siteFlagsQuery());
  if (error && !data)
    return (
      <ErrorState
        title={t`The features did not come through`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {detailOf(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (data?.length === 0)
    return (
      <EmptyState title={<Trans>Nothing to switch just now</Trans>}>
        <Trans>Features that are tried before they belong to everybody stand here.</Trans>
      </EmptyState>
    );
  return (
    <SettingsCard
      title={t`Features`}
      detail={t`Who has what. It holds from the next page on, and what members chose in the labs is kept.`}
    >
      {data ? data.map((flag) => <FlagRow key={flag.name} flag={flag} />) : <RowSkeleton />}
    </SettingsCard>
  );
}

/** Features that those who run the site give to some or to all (spec 000 §2.7: /settings/admin). */
export default function SiteFlagsPage() {
  return (
    <StaffFrame part="features">
      <Flags />
    </StaffFrame>
  );
}
