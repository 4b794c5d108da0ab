import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LabsFlag } from '#generated/zod/labsFlag.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import rows from '../components/SettingRow.module.css';
import { SettingRow } from '../components/SettingRow.tsx';
import { SettingsCard } from '../components/SettingsCard.tsx';
import { SettingsFrame } from '../components/SettingsFrame.tsx';
import { labsQuery, useLabsFlag } from '../data/labs.ts';

function FlagRow({ flag }: { flag: LabsFlag }) {
  const { name, title, description, enabled, experimental } = flag;
  const { t } = useLingui();
  const { set, state, error } = useLabsFlag(flag);
  return (
    <SettingRow id={name} state={state}>
      <Checkbox
        look="switch"
        className={rows.field}
        label={title}
        hint={experimental ? t`${description} It may break.` : description}
        error={error}
        checked={enabled}
        onChange={({ target }) => set(target.checked)}
      />
    </SettingRow>
  );
}

function Flags() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(labsQuery());
  if (error && !data)
    return (
      <ErrorState
        title={t`The features to try did not come through`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {detailOf(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (data?.length === 0)
    return (
      <EmptyState title={<Trans>Nothing to try just now</Trans>}>
        <Trans>What we try out next stands here, for you to switch on.</Trans>
      </EmptyState>
    );
  return (
    <div id="labs">
      <SettingsCard title={t`Features to try`}>
        {data ? data.map((flag) => <FlagRow key={flag.name} flag={flag} />) : <RowSkeleton />}
      </SettingsCard>
    </div>
  );
}

/** Features to try, each with its switch (spec 000 §2.7). */
export default function LabsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Labs`}
      detail={t`What is not finished yet. It is on for you alone, and you can switch it off at any time.`}
    >
      <Flags />
    </SettingsFrame>
  );
}
