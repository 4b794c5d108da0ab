import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListSessionsInfiniteQueryOptions,
  getRevokeOtherSessionsMutationOptions,
  getRevokeSessionMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { ListSessions200 } from '#generated/zod/listSessions200.zod.ts';
import type { Session } from '#generated/zod/session.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from '#src/entities/settings/FiltersFrame.module.css';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { sessionsSection } from '#src/entities/settings/sections/sessions.ts';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';

const sessionsOf = ({ response }: ListSessions200) => response.sessions;
const keyOf = ({ id }: Session): string => id;

function Row({ session: { id, current, clientName, lastActiveTs } }: { session: Session }) {
  const { t } = useLingui();
  return (
    <MutedItemRow
      title={clientName}
      detail={
        current ? (
          <Trans>This is the browser you are using now</Trans>
        ) : (
          <Trans>
            Last seen <RelativeTime timestamp={lastActiveTs} />
          </Trans>
        )
      }
      action={
        current ? null : (
          <UndoButton
            call={getRevokeSessionMutationOptions}
            request={{ sessionId: id }}
            label={t`Log out ${clientName}`}
          >
            {t`Log out`}
          </UndoButton>
        )
      }
    />
  );
}

/** Page of the member's sessions, with buttons to end one or all others. */
export default function SessionsPage() {
  const { t } = useLingui();
  const options = getListSessionsInfiniteQueryOptions(undefined, { query: paging });
  const list = usePagedList(options, sessionsOf, keyOf);
  return (
    <SettingsFrame
      title={t`Where you are logged in`}
      detail={t`Something you do not recognise? Log it out and choose a new password.`}
    >
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Where you are logged in`}
        errorText={t`Your list could not be loaded.`}
        empty={<EmptyState title={<Trans>You are not logged in anywhere else</Trans>} />}
        row={(session) => <Row session={session} />}
      />
      {/* Hidden until its position is final. */}
      <div className={styles.ways} id="log-out-others" data-waiting={list.items ? undefined : ''}>
        <UndoButton
          call={getRevokeOtherSessionsMutationOptions}
          request={undefined}
          label={t`Log out all other browsers`}
        >
          {t`Log out all other browsers`}
        </UndoButton>
        <ButtonLink href={paths.twoFactor()} size="small" variant="secondary" icon="lock">
          {t`Two-factor authentication`}
        </ButtonLink>
        <ButtonLink href={paths.securityLog()} size="small" variant="secondary" icon="clock">
          {t`Security log`}
        </ButtonLink>
      </div>
      {/* Rendered once the list above has its final height. */}
      {list.items || list.state === 'error' ? (
        <MemberSettings>
          {(settings) => <MemberSettingCards cards={sessionsSection.cards} settings={settings} />}
        </MemberSettings>
      ) : null}
    </SettingsFrame>
  );
}
