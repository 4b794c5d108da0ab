import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  getDeleteFailedJobMutationOptions,
  getRetryFailedJobMutationOptions,
} from '#generated/hooks/admin/admin.ts';
import type { FailedJob } from '#generated/zod/failedJob.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useRefreshQueues } from '../data/admin.ts';
import styles from './Staff.module.css';
import { useJobText } from './use-job-text.ts';

/** A dead letter: a job that failed on every attempt, with its actions. */
export function JobItem({ job }: { job: FailedJob }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const wordsOf = useJobText();
  const again = useRefreshQueues();
  const retry = useWrite(getRetryFailedJobMutationOptions, { onSuccess: again });
  const drop = useWrite(getDeleteFailedJobMutationOptions, { onSuccess: again });
  const { id, kind, tries, failedTs, message } = job;
  const name = wordsOf(kind);
  const when = relativeTime(failedTs, siteNow() / 1000, dateLocale);
  const error = retry.error ?? drop.error;
  return (
    <article className={styles.item} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.detail}>
          <Trans>
            <Plural value={tries} one="Tried once" other="Tried # times" /> · {when}
          </Trans>
        </p>
      </header>
      {message ? (
        <p className={styles.words} dir="auto">
          {message}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          loading={retry.busy}
          onClick={() => void retry.write({ jobId: id })}
        >
          {t`Try again`}
        </Button>
        <Button
          size="small"
          variant="secondary"
          loading={drop.busy}
          onClick={() => void drop.write({ jobId: id })}
        >
          {t`Give up`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </article>
  );
}
