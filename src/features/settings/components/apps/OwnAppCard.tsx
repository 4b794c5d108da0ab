import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateOauthClientSecretMutationOptions,
  getDeleteOauthClientMutationOptions,
} from '#generated/hooks/apps/apps.ts';
import type { OAuthClient } from '#generated/zod/oAuthClient.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { AppIcon } from './AppIcon.tsx';
import { OwnAppForm } from './OwnAppForm.tsx';
import styles from './OwnApps.module.css';

/** Shows the secret, once. */
function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.secret} role="status">
      <p>
        <Trans>This is the secret of the app. It is shown only now: keep it in a safe place.</Trans>
      </p>
      <code className={styles.mono} translate="no">
        {secret}
      </code>
      <Button size="small" variant="secondary" icon="link" onClick={() => void copyText(secret, t`Copied`)}>
        {t`Copy the secret`}
      </Button>
    </div>
  );
}

/** Dialog that confirms the deletion of an app, which revokes all of its tokens. */
function DeleteDialog({ app, onClose }: { app: OAuthClient; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getDeleteOauthClientMutationOptions, {
    onSuccess: () => queryClient.invalidateQueries(),
    errorToast: t`The app could not be deleted.`,
  });
  return (
    <Dialog size="small" title={t`Delete ${app.name}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`The app stops working at once for everybody who uses it. This cannot be undone.`}</p>
          <div className={styles.buttons}>
            <Button variant="danger" loading={busy} onClick={() => void write({ clientId: app.clientId })}>
              {t`Delete it`}
            </Button>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

type OwnAppCardProps = {
  app: OAuthClient;
  secret: string | undefined;
  onChanged: (app: OAuthClient) => Promise<void>;
};

/** An app of the member with its public details and all actions. */
export function OwnAppCard({ app, secret, onChanged }: OwnAppCardProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'form' | 'delete'>();
  const close = () => setOpen(undefined);
  const renewal = useWrite(getCreateOauthClientSecretMutationOptions, {
    onSuccess: ({ response }) => onChanged(response.client),
    errorToast: t`No new secret was created. Try again.`,
  });
  return (
    <SettingsCard
      title={
        <span className={styles.named}>
          <AppIcon url={app.icon?.url} />
          {app.name}
        </span>
      }
      detail={app.description || undefined}
    >
      {open === 'form' ? (
        <OwnAppForm
          app={app}
          onDone={async (changed) => {
            await onChanged(changed);
            close();
          }}
          onClose={close}
        />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t`Client id`}</dt>
            <dd className={styles.mono} translate="no">
              {app.clientId}
            </dd>
            <dt>{t`Redirects to`}</dt>
            <dd>{app.redirectUris.join(', ')}</dd>
            <dt>{t`Used by`}</dt>
            <dd>
              <Plural value={app.userCount} one="# member" other="# members" />
            </dd>
          </dl>
          {secret ? <Secret secret={secret} /> : null}
          <div className={styles.buttons}>
            <Button size="small" variant="secondary" icon="pencil" onClick={() => setOpen('form')}>
              {t`Change it`}
            </Button>
            {app.confidential ? (
              <Button
                size="small"
                variant="secondary"
                icon="lock"
                loading={renewal.busy}
                onClick={() => void renewal.write({ clientId: app.clientId })}
              >
                {t`Create new secret`}
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onClick={() => setOpen('delete')}>
              {t`Delete`}
            </Button>
          </div>
        </>
      )}
      {open === 'delete' ? <DeleteDialog app={app} onClose={close} /> : null}
    </SettingsCard>
  );
}
