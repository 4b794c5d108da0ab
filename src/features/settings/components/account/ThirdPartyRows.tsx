import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetSocialSignInQueryOptions, getStartSocialSignInMutationOptions, getUnlinkProviderMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { SignInProvider } from '#generated/zod/signInProvider.zod.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';

function LinkButton({ provider: { id, name } }: { provider: SignInProvider }) {
  const { t } = useLingui();
  const { write, busy } = useWrite(getStartSocialSignInMutationOptions, {
    onSuccess: ({ response }) => window.location.assign(response.authorizationUrl),
    errorToast: t`That way in does not work just now.`,
  });
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={t`Link ${name}`}
      onClick={() => void write({ data: { provider_id: id, link: true, redirect_to: paths.account() } })}
    >
      {t`Link`}
    </Button>
  );
}

function Row({ provider }: { provider: SignInProvider }) {
  const { t } = useLingui();
  const { id, name, connected, email, canDisconnect } = provider;
  const linked = email ? t`Linked as ${email}.` : t`Linked.`;
  const only = t`It is your only way in. Choose a password first.`;
  return (
    <SettingRow id={`third-party-${id}`}>
      <span className={rows.label}>{name}</span>
      <p className={rows.hint}>
        {connected ? (canDisconnect ? linked : `${linked} ${only}`) : t`Log in here with your account there.`}
      </p>
      <div className={rows.control}>
        {connected ? null : <LinkButton provider={provider} />}
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
  );
}

/** The third parties that this site offers, each linked to the account or not. Nothing where there are none. */
export function ThirdPartyRows() {
  const { t } = useLingui();
  const { data } = useQuery(getGetSocialSignInQueryOptions());
  const providers = data?.response.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <SettingsCard title={t`Logging in with others`}>
      {providers.map((provider) => (
        <Row key={provider.id} provider={provider} />
      ))}
    </SettingsCard>
  );
}
