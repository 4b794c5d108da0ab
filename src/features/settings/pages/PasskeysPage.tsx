import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getListPasskeysQueryOptions } from '#generated/hooks/account/account.ts';
import type { Passkey } from '#generated/zod/passkey.zod.ts';
import styles from '#src/entities/settings/FiltersFrame.module.css';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ExpandableSettingRow } from '../components/account/ExpandableSettingRow.tsx';
import { AddPasskey } from '../components/passkeys/AddPasskey.tsx';
import { PasskeyRow } from '../components/passkeys/PasskeyRow.tsx';
import { RecoveryNotice } from '../components/passkeys/RecoveryNotice.tsx';

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // The available proofs of identity change with the passkeys.
  const changed = () => queryClient.invalidateQueries();
  return (
    <>
      <SettingsCard title={t`Your passkeys`}>
        {passkeys.length === 0 ? (
          <EmptyState title={<Trans>No passkeys yet</Trans>} level={3}>
            <Trans>
              Log in with your face, your fingerprint or the PIN of your device. Nobody can guess a passkey,
              and no other site can ask for it.
            </Trans>
          </EmptyState>
        ) : (
          passkeys.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} onChanged={changed} />)
        )}
        <ExpandableSettingRow
          id="add-passkey"
          label={t`Add a passkey`}
          value={t`On this device, in your password manager, or on a security key.`}
          action={t`Add`}
          spoken={t`Add a passkey`}
        >
          {(close) => (
            <AddPasskey
              onAdded={async () => {
                await changed();
                close();
              }}
              onCancel={close}
            />
          )}
        </ExpandableSettingRow>
      </SettingsCard>
      <div className={styles.ways}>
        <ButtonLink href={paths.twoFactor()} size="small" variant="secondary" icon="lock">
          {t`Two-factor authentication`}
        </ButtonLink>
        <ButtonLink href={paths.sessions()} size="small" variant="secondary">
          {t`Where you are logged in`}
        </ButtonLink>
      </div>
    </>
  );
}

/** Page of the member's passkeys. */
export default function PasskeysPage() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(getListPasskeysQueryOptions());
  return (
    <SettingsFrame
      title={t`Passkeys`}
      detail={t`Log in without a password. This is safer than a password and a code.`}
    >
      <RecoveryNotice />
      {data ? <Passkeys passkeys={data.response.passkeys} /> : null}
      {!data && error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorMessage(error, t`Your passkeys could not be loaded.`)}
        </ErrorState>
      ) : null}
      {data || error ? null : <PostSkeleton media={false} />}
    </SettingsFrame>
  );
}
