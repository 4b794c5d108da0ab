import { useLingui } from '@lingui/react/macro';
import { getDeleteDataDownloadMutationOptions } from '#generated/hooks/account/account.ts';
import type { DataDownload } from '#generated/zod/dataDownload.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat, numberFormat } from '#src/shared/lib/language/formatters.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { isUnfinished, useDownloadWrite } from '../../data/downloads.ts';
import styles from './YourData.module.css';

function sizeOf(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000;
  const format = {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 0,
  } as const;
  return numberFormat(locale, format).format(Math.ceil(bytes / (isSmall ? 1000 : 1_000_000)));
}

function dayOf(seconds: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(seconds * 1000);
}

function useStatusText({ status, bytes = 0, expiresTs = 0 }: DataDownload): string {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const size = sizeOf(bytes, i18n.locale);
  const until = dayOf(expiresTs, dateLocale);
  switch (status) {
    case 'ready':
      return t`${size}, can be downloaded until ${until}`;
    case 'expired':
      return t`Expired on ${until}`;
    case 'failed':
      return t`The archive could not be made. Start a new one.`;
    default:
      return t`Your archive is being made. You can close this page: we e-mail you when it is ready.`;
  }
}

/** An archive with its progress and actions. */
export function DownloadRow({ download }: { download: DataDownload }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { write, busy, error } = useDownloadWrite(getDeleteDataDownloadMutationOptions);
  const { id, progress = 0, requestedTs, url } = download;
  const day = dayOf(requestedTs, dateLocale);
  const words = useStatusText(download);
  const isMade = isUnfinished(download);
  return (
    <li className={styles.download}>
      <div className={styles.text}>
        <span className={styles.title}>{day}</span>
        <span className={styles.detail}>{words}</span>
        {isMade ? <progress max={100} value={progress} aria-label={t`Progress of the archive`} /> : null}
      </div>
      <div className={styles.ways}>
        {url ? (
          <ButtonLink
            href={url}
            size="small"
            variant="primary"
            icon="download"
            aria-label={t`Fetch the archive of ${day}`}
            download
          >
            {t`Fetch`}
          </ButtonLink>
        ) : null}
        <Button
          size="small"
          variant="secondary"
          loading={busy}
          aria-label={isMade ? t`Stop the export` : t`Delete the archive of ${day}`}
          onClick={() => void write({ id })}
        >
          {isMade ? t`Stop` : t`Delete`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`The archive was not deleted. Try again.`)}</ActionError>
      ) : null}
    </li>
  );
}
