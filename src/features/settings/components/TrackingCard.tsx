import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { consentQuery, vendorsQuery } from '#src/entities/consent/consent.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { optOutQuery, useOptOut } from '../data/consent.ts';

function OptOut({ isOptedOut, hasControl }: { isOptedOut: boolean; hasControl: boolean }) {
  const { t } = useLingui();
  const { set, state, error } = useOptOut();
  return (
    <SettingRow id="opt-out" state={state}>
      <Checkbox
        look="switch"
        className={rows.field}
        label={t`My data must not be sold`}
        hint={
          hasControl
            ? t`Your browser already asks for this (Global Privacy Control).`
            : t`Skein does not sell your data. If that ever changes, this setting applies.`
        }
        error={error}
        disabled={hasControl}
        checked={isOptedOut}
        onChange={({ target }) => set(target.checked)}
      />
    </SettingRow>
  );
}

/** Section for the measured and shared data, none unless the server says otherwise, the way to the consent page, and the opt-out of sale. */
export function TrackingCard() {
  const { t } = useLingui();
  const queries = [useQuery(vendorsQuery()), useQuery(consentQuery()), useQuery(optOutQuery())] as const;
  const [{ data: used }, { data: consent }, { data: isOptedOut }] = queries;
  const isHere = used !== undefined && consent !== undefined && isOptedOut !== undefined;
  if (!isHere && queries.some(({ isError }) => isError))
    return (
      <ErrorState
        title={t`The list of companies could not be loaded`}
        retrying={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => queries.forEach(({ isError, refetch }) => void (isError && refetch()))}
      />
    );
  return (
    <SettingsCard
      title={t`Analytics and other companies`}
      detail={
        used?.vendors.length === 0
          ? t`Skein counts nothing about you and passes nothing on to other companies. Its cookies keep you logged in and remember your language and palette.`
          : undefined
      }
    >
      {isHere ? (
        <>
          <SettingRow id="consent">
            <span className={rows.label}>{t`What may be counted and passed on`}</span>
            <p className={rows.hint}>
              <AppLink to={paths.consent()}>{t`Look and choose`}</AppLink>
              {' · '}
              <AppLink to={paths.consentReceipts()}>{t`Your answers so far`}</AppLink>
            </p>
          </SettingRow>
          <OptOut isOptedOut={isOptedOut} hasControl={consent.globalPrivacyControl} />
        </>
      ) : (
        <RowSkeleton />
      )}
    </SettingsCard>
  );
}
