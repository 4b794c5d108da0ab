import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  getGetSocialSignInQueryOptions,
  getStartSocialSignInMutationOptions,
  getUnlinkProviderMutationOptions,
} from '#generated/hooks/auth/auth.ts';
import type { SignInProvider } from '#generated/zod/signInProvider.zod.ts';
import type { StartSocialSignIn201 } from '#generated/zod/startSocialSignIn201.zod.ts';
import { ProofForm } from '#src/entities/settings/proof/ProofForm.tsx';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import look from './Account.module.css';

/** Asks for a proof of identity before a provider is linked, then redirects to it. */
function LinkForm({ provider: { id, name }, onCancel }: { provider: SignInProvider; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <ProofForm
      action={t`Continue to ${name}`}
      cancel={t`Cancel`}
      call={getStartSocialSignInMutationOptions}
      request={(proof) => ({
        data: { provider_id: id, link: true, redirect_to: paths.account(), proof },
      })}
      onDone={({ response }: StartSocialSignIn201) => window.location.assign(response.authorizationUrl)}
      onCancel={onCancel}
    >
      <p className={look.words}>
        <Trans>Once it is linked, you can log in to Skein with {name}.</Trans>
      </p>
    </ProofForm>
  );
}

function Row({ provider }: { provider: SignInProvider }) {
  const { t } = useLingui();
  const { id, name, connected, email, canDisconnect } = provider;
  const [isLinking, setLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const linked = email ? t`Linked as ${email}.` : t`Linked.`;
  const only = t`This is your only way to log in. Choose a password first.`;
  return (
    <>
      <SettingRow id={`third-party-${id}`}>
        <span className={rows.label}>{name}</span>
        <p className={rows.hint}>
          {connected
            ? canDisconnect
              ? linked
              : `${linked} ${only}`
            : t`Log in to Skein with an account at another site.`}
        </p>
        <div className={rows.control}>
          {connected ? null : (
            <Button
              ref={opener}
              size="small"
              variant="secondary"
              aria-expanded={isLinking}
              aria-label={t`Link ${name}`}
              onClick={() => setLinking(!isLinking)}
            >
              {t`Link`}
            </Button>
          )}
          {connected && canDisconnect ? (
            <UndoButton
              call={getUnlinkProviderMutationOptions}
              request={{ data: { provider_id: id } }}
              label={t`Unlink ${name}`}
            >
              {t`Unlink`}
            </UndoButton>
          ) : null}
        </div>
      </SettingRow>
      {isLinking && !connected ? (
        <LinkForm
          provider={provider}
          onCancel={() => {
            setLinking(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Rows of the sign-in providers that the site offers, linked or not. Renders nothing without providers. */
export function SignInProviderRows() {
  const { t } = useLingui();
  const { data } = useQuery(getGetSocialSignInQueryOptions());
  const providers = data?.response.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <SettingsCard title={t`Log in with other accounts`}>
      {providers.map((provider) => (
        <Row key={provider.id} provider={provider} />
      ))}
    </SettingsCard>
  );
}
