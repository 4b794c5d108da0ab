import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { MessagesFromChoice } from '../components/MessagesFromChoice.tsx';
import frame from '../components/QuietFrame.module.css';
import styles from '../components/Setting.module.css';
import { SettingSwitch } from '../components/SettingSwitch.tsx';
import { memberSettingsQuery } from '../data/member-settings.ts';
import { emailLookup, personalisedAds, readReceipts, thirdPartySharing } from '../model/member-setting.ts';

function OfOthers({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const { user } = useViewer();
  return (
    <section className={styles.group} aria-labelledby="privacy-others">
      <h2 id="privacy-others" className={styles.title}>
        <Trans>What others can do</Trans>
      </h2>
      <SettingSwitch
        setting={emailLookup}
        settings={settings}
        label={t`Be found by your e-mail address`}
        hint={
          user?.emailVerified
            ? t`Who knows the address finds your first blog by it. Nobody is shown the address.`
            : t`Works once you have confirmed the address. Nobody is shown it.`
        }
      />
      <SettingSwitch
        setting={readReceipts}
        settings={settings}
        label={t`Read receipts`}
        hint={t`Others see that you read their messages. Without, you do not see it of theirs either.`}
      />
      <MessagesFromChoice settings={settings} />
    </section>
  );
}

function OfData({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  return (
    <section className={styles.group} aria-labelledby="privacy-data">
      <h2 id="privacy-data" className={styles.title}>
        <Trans>What your data may be used for</Trans>
      </h2>
      <SettingSwitch
        setting={thirdPartySharing}
        settings={settings}
        label={t`Pass posts on to partners`}
        hint={t`Such as for training models. Only while this is on.`}
      />
      <SettingSwitch
        setting={personalisedAds}
        settings={settings}
        label={t`Personalised ads`}
        hint={t`Ads may be chosen by what you read and like. Only while this is on.`}
      />
    </section>
  );
}

/** What others can learn of the member, and what their data may be used for (spec 000 §2.7). */
export default function PrivacyPage() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(memberSettingsQuery());
  return (
    <div className={frame.page}>
      <PageHead title={t`Privacy`} noIndex />
      <header className={frame.head}>
        <h1 className={frame.title}>{t`Privacy`}</h1>
        <p
          className={frame.detail}
        >{t`Each change is saved at once, and you can take it back at any time.`}</p>
      </header>
      {data ? (
        <>
          <OfOthers settings={data} />
          <OfData settings={data} />
        </>
      ) : error ? (
        <ErrorState
          title={t`Your settings did not come through`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {detailOf(error, t`Nothing was changed.`)}
        </ErrorState>
      ) : (
        <div className={styles.group}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
    </div>
  );
}
