import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRequestDataDownloadMutationOptions } from '#generated/hooks/account/account.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { DownloadRow } from '../components/your-data/DownloadRow.tsx';
import styles from '../components/your-data/YourData.module.css';
import { downloadsQuery, isUnfinished, useDownloadWrite } from '../data/downloads.ts';

function Archives() {
  const { t } = useLingui();
  const { data: downloads, error, isFetching, refetch } = useQuery(downloadsQuery());
  const asking = useDownloadWrite(getRequestDataDownloadMutationOptions);
  if (!downloads)
    return error ? (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error, t`Your archives could not be loaded.`)}
      </ErrorState>
    ) : (
      <RowSkeleton />
    );
  const isMade = downloads.some(isUnfinished);
  return (
    <>
      <div className={styles.ask} id="pack-data">
        <Button
          variant="primary"
          loading={asking.busy || isMade}
          onClick={() => void asking.write(undefined)}
        >
          {t`Export my data`}
        </Button>
        {asking.error ? (
          <ActionError>{errorMessage(asking.error, t`The export was not started. Try again.`)}</ActionError>
        ) : null}
      </div>
      {downloads.length > 0 ? (
        <ul className={styles.downloads} aria-label={t`Your archives`}>
          {downloads.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Page of the archives of everything the member wrote, uploaded and set (spec 001 §7). */
export default function YourDataPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Your data`}
      detail={t`What you make here is yours. Take it with you whenever you like.`}
    >
      <SettingsCard
        title={t`Download your data`}
        detail={t`We put everything into one file. You can download it in this browser for seven days. A new archive replaces it.`}
      >
        <Archives />
      </SettingsCard>
      <SettingsCard title={t`What the archive contains`}>
        <ul className={styles.list}>
          <li>
            <Trans>Your posts, drafts and queue, and your pictures, sounds and films</Trans>
          </li>
          <li>
            <Trans>Your likes, replies, votes, saved posts, and the blogs and tags you follow</Trans>
          </li>
          <li>
            <Trans>Your messages, and those that were sent to you</Trans>
          </li>
          <li>
            <Trans>Your settings, filters and blocks</Trans>
          </li>
        </ul>
      </SettingsCard>
      <SettingsCard
        title={t`How you use it`}
        detail={t`Unpack it and open index.html to read it. The folder data holds the same for programs, and another Skein site can import all of it.`}
      >
        <p className={styles.detail}>
          <Trans>
            The archive never contains your password, where you are logged in, or who asked you without a
            name. To delete everything, go to <AppLink to={paths.account()}>your account</AppLink>.
          </Trans>
        </p>
      </SettingsCard>
    </SettingsFrame>
  );
}
