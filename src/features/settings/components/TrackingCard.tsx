import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#generated/zod/consent.zod.ts';
import type { ConsentPurpose } from '#generated/zod/consentPurpose.zod.ts';
import type { ConsentVendor } from '#generated/zod/consentVendor.zod.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { consentQuery, optOutQuery, useOptOut, usePurpose, vendorsQuery } from '../data/consent.ts';

function Companies({ vendors }: { vendors: readonly ConsentVendor[] }) {
  const { t } = useLingui();
  if (vendors.length === 0) return null;
  return (
    <ul aria-label={t`Companies that get data`}>
      {vendors.map(({ number, name, policyUrl }) => (
        <li key={number}>
          <Link href={policyUrl}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Purpose({ purpose, consent }: { purpose: ConsentPurpose; consent: Consent }) {
  const { number, name, description } = purpose;
  const { set, state, error } = usePurpose(consent, number);
  return (
    <SettingRow id={`purpose-${number}`} state={state}>
      <Checkbox
        look="switch"
        className={rows.field}
        label={name}
        hint={description}
        error={error}
        checked={consent.purposeOptIns[number - 1] === '1'}
        onChange={({ target }) => set(target.checked)}
      />
    </SettingRow>
  );
}

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

/** Section for the measured and shared data, none unless the server says otherwise, and the member's consent. */
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
          <Companies vendors={used.vendors} />
          {used.purposes.map((purpose) => (
            <Purpose key={purpose.number} purpose={purpose} consent={consent} />
          ))}
          <OptOut isOptedOut={isOptedOut} hasControl={consent.globalPrivacyControl} />
        </>
      ) : (
        <RowSkeleton />
      )}
    </SettingsCard>
  );
}
