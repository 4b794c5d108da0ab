import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListAuthorizedAppsInfiniteQueryOptions,
  getRevokeAppAccessMutationOptions,
} from '#generated/hooks/apps/apps.ts';
import type { ListAuthorizedApps200 } from '#generated/zod/listAuthorizedApps200.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from '#src/entities/settings/FiltersFrame.module.css';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AppIcon } from '../components/apps/AppIcon.tsx';

type AllowedApp = ListAuthorizedApps200['response']['apps'][number];

const appsOf = ({ response }: ListAuthorizedApps200) => response.apps;
const keyOf = ({ app }: AllowedApp): string => app.clientId;

function Row({ allowed: { app, scopes, authorizedTs, lastUsedTs } }: { allowed: AllowedApp }) {
  const { t } = useLingui();
  const mayWrite = scopes.some(({ name }) => name === 'write');
  return (
    <MutedItemRow
      picture={<AppIcon url={app.icon?.url} />}
      title={app.name}
      detail={
        <>
          {mayWrite ? t`Reads, and posts as you` : t`Reads`}
          {' · '}
          {lastUsedTs === undefined ? (
            <Trans>
              Allowed on <RelativeTime timestamp={authorizedTs} />
            </Trans>
          ) : (
            <Trans>
              Last used <RelativeTime timestamp={lastUsedTs} />
            </Trans>
          )}
        </>
      }
      action={
        <UndoButton
          call={getRevokeAppAccessMutationOptions}
          request={{ clientId: app.clientId }}
          label={t`Remove access of ${app.name}`}
        >
          {t`Remove access`}
        </UndoButton>
      }
    />
  );
}

/** Page of the authorized apps, each with a button to revoke it. */
export default function AllowedAppsPage() {
  const { t } = useLingui();
  const options = getListAuthorizedAppsInfiniteQueryOptions(undefined, { query: paging });
  const list = usePagedList(options, appsOf, keyOf);
  return (
    <SettingsFrame
      title={t`Apps`}
      detail={t`Apps by others that have access to your account. None of them knows your password.`}
    >
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Apps`}
        errorText={t`Your apps could not be loaded.`}
        empty={
          <EmptyState title={<Trans>No app has access to your account</Trans>}>
            <Trans>Apps you give access are listed here. You can remove their access at any time.</Trans>
          </EmptyState>
        }
        row={(allowed) => <Row allowed={allowed} />}
      />
      <div
        className={styles.ways}
        id="own-apps"
        data-waiting={list.items ? undefined : ''}
        data-alone={list.items?.length === 0 || undefined}
      >
        <ButtonLink href={paths.ownApps()} size="small" variant="secondary" icon="pencil">
          {t`Apps you made`}
        </ButtonLink>
      </div>
    </SettingsFrame>
  );
}
