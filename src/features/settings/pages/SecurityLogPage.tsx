import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListSecurityEventsInfiniteQueryOptions,
  getRevokeOtherSessionsMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { ListSecurityEvents200 } from '#generated/zod/listSecurityEvents200.zod.ts';
import type { SecurityEvent } from '#generated/zod/securityEvent.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import styles from '../components/account/Account.module.css';
import { SecurityEventRow } from '../components/security-log/SecurityEventRow.tsx';

const eventsOf = ({ response }: ListSecurityEvents200) => response.events;
const keyOf = ({ id }: SecurityEvent): string => id;

/** Explains what to do about an event that the member did not cause. */
function UnknownEventCard() {
  const { t } = useLingui();
  return (
    <SettingsCard
      id="unknown-event"
      title={t`Something you do not recognise?`}
      detail={t`Choose a new password first: it logs you out everywhere else and removes the access of apps. Then turn on two-factor authentication.`}
    >
      <div className={styles.buttons}>
        <ButtonLink href={`${paths.account()}#password`} size="small" icon="lock">
          {t`Change password`}
        </ButtonLink>
        <UndoButton
          call={getRevokeOtherSessionsMutationOptions}
          request={undefined}
          label={t`Log out all other browsers`}
        >
          {t`Log out all other browsers`}
        </UndoButton>
        <ButtonLink href={paths.twoFactor()} size="small" variant="secondary">
          {t`Two-factor authentication`}
        </ButtonLink>
      </div>
    </SettingsCard>
  );
}

/** Page of the security log: log-ins, failed attempts and security changes. */
export default function SecurityLogPage() {
  const { t } = useLingui();
  // Changes made elsewhere on the site add events, so every visit fetches it again.
  const options = getListSecurityEventsInfiniteQueryOptions(undefined, {
    query: { ...paging, staleTime: 0 },
  });
  const list = usePagedList(options, eventsOf, keyOf);
  return (
    <SettingsFrame
      title={t`Security log`}
      detail={t`What happened to your account in the last 180 days, newest first. Networks are shown by the beginning of their address; we do not keep the rest.`}
    >
      <UnknownEventCard />
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Security log`}
        errorText={t`Your security log could not be loaded.`}
        empty={
          <EmptyState title={<Trans>No events yet</Trans>}>
            <Trans>The next log-in or change of your password, address or devices is listed here.</Trans>
          </EmptyState>
        }
        row={(event) => <SecurityEventRow event={event} />}
      />
    </SettingsFrame>
  );
}
