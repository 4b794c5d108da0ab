import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListOauthClientsQueryKey, getListOauthClientsQueryOptions } from '#generated/hooks/apps/apps.ts';
import { limits } from '#generated/limits.ts';
import type { OAuthClient } from '#generated/zod/oAuthClient.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { OwnAppCard } from '../components/apps/OwnAppCard.tsx';
import { OwnAppForm } from '../components/apps/OwnAppForm.tsx';
import styles from '../components/apps/OwnApps.module.css';

/** Requests all apps, whose number is limited. */
const wholeList = { limit: limits.oauthClients };

function Apps({ apps }: { apps: readonly OAuthClient[] }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isNew, setNew] = useState(false);
  // Secrets are returned once and stored nowhere else, so they are lost with this page.
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  async function changed({ clientId, clientSecret }: OAuthClient): Promise<void> {
    if (clientSecret) setSecrets((known) => ({ ...known, [clientId]: clientSecret }));
    await queryClient.invalidateQueries({ queryKey: getListOauthClientsQueryKey() });
    setNew(false);
  }
  const registerButton = (
    <Button variant="primary" icon="pencil" onClick={() => setNew(true)}>
      {t`Register an app`}
    </Button>
  );
  return (
    <div className={styles.list}>
      {isNew ? (
        <SettingsCard title={<Trans>A new app</Trans>}>
          <OwnAppForm onDone={changed} onClose={() => setNew(false)} />
        </SettingsCard>
      ) : null}
      {apps.map((app) => (
        <OwnAppCard key={app.clientId} app={app} secret={secrets[app.clientId]} onChanged={changed} />
      ))}
      {apps.length === 0 && !isNew ? (
        <EmptyState title={<Trans>You have not made any apps yet</Trans>} action={registerButton}>
          <Trans>Register an app, and members can give it access to their accounts.</Trans>
        </EmptyState>
      ) : null}
      {apps.length > 0 && apps.length < limits.oauthClients && !isNew ? <div>{registerButton}</div> : null}
    </div>
  );
}

/** Page of the apps that the member registered. */
export default function OwnAppsPage() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(getListOauthClientsQueryOptions(wholeList));
  return (
    <SettingsFrame
      title={t`Apps you made`}
      detail={
        <Trans>
          Apps that use Skein on behalf of other members. The <a href="/docs/api">reference</a> explains how
          to make one.
        </Trans>
      }
    >
      {data ? <Apps apps={data.response.clients} /> : null}
      {!data && error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorMessage(error, t`Your apps could not be loaded.`)}
        </ErrorState>
      ) : null}
      {data || error ? null : <PostSkeleton media={false} />}
    </SettingsFrame>
  );
}
