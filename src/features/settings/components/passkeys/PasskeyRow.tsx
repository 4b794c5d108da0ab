import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { getDeletePasskeyMutationOptions } from '#generated/hooks/account/account.ts';
import type { Passkey } from '#generated/zod/passkey.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { ProofForm } from '#src/entities/settings/proof/ProofForm.tsx';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import look from '../account/Account.module.css';
import { RenamePasskey } from './RenamePasskey.tsx';

function Detail({ passkey: { createdTs, lastUsedTs, isSynced } }: { passkey: Passkey }) {
  return (
    <>
      {lastUsedTs === undefined ? (
        <Trans>
          Added <RelativeTime timestamp={createdTs} />, not used yet.
        </Trans>
      ) : (
        <Trans>
          Last used <RelativeTime timestamp={lastUsedTs} />.
        </Trans>
      )}{' '}
      {isSynced ? (
        <Trans>Synchronised by your password manager.</Trans>
      ) : (
        <Trans>Stored on one device only.</Trans>
      )}
    </>
  );
}

/** A passkey with its name, its last use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: () => unknown }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'name' | 'end'>();
  const last = useRef<'name' | 'end'>(undefined);
  const [namer, ender] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  // Closing returns the focus to the button that opened the form.
  useEffect(() => {
    if (!open && last.current) (last.current === 'name' ? namer : ender).current?.focus();
    last.current = open;
  }, [open, namer, ender]);
  const close = () => setOpen(undefined);
  const { id, name } = passkey;
  async function changed(): Promise<void> {
    await onChanged();
    close();
  }
  return (
    <>
      <SettingRow id={`passkey-${id}`}>
        <span className={rows.label} dir="auto">
          {name}
        </span>
        <p className={rows.hint}>
          <Detail passkey={passkey} />
        </p>
        <div className={rows.control}>
          <div className={look.buttons}>
            <Button
              ref={namer}
              size="small"
              variant="secondary"
              aria-expanded={open === 'name'}
              aria-label={t`Rename ${name}`}
              onClick={() => setOpen(open === 'name' ? undefined : 'name')}
            >{t`Rename`}</Button>
            <Button
              ref={ender}
              size="small"
              variant="secondary"
              className={look.danger}
              aria-expanded={open === 'end'}
              aria-label={t`Remove ${name}`}
              onClick={() => setOpen(open === 'end' ? undefined : 'end')}
            >{t`Remove`}</Button>
          </div>
        </div>
      </SettingRow>
      {open === 'name' ? <RenamePasskey passkey={passkey} onDone={changed} onCancel={close} /> : null}
      {open === 'end' ? (
        <ProofForm
          action={t`Remove it`}
          cancel={t`Keep it`}
          isDangerous
          call={getDeletePasskeyMutationOptions}
          request={(data) => ({ passkeyId: id, data })}
          onDone={onChanged}
          onCancel={close}
        >
          <p className={look.words}>
            <Trans>
              This passkey no longer opens your account. Remove it from the device as well, or the device
              keeps offering it.
            </Trans>
          </p>
        </ProofForm>
      ) : null}
    </>
  );
}
