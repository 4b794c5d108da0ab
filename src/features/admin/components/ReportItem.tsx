import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getSetReportOutcomeMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { ReportOutcome } from '#generated/zod/reportOutcome.zod.ts';
import { reportReasonName } from '#src/entities/blog/report-reasons.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshQueues } from '../data/admin.ts';
import styles from './Staff.module.css';

/** Possible outcomes of a report by the kind of reported content. */
const OUTCOMES: Readonly<Record<AdminReport['kind'], readonly ReportOutcome[]>> = {
  post: ['dismiss', 'label', 'remove', 'suspend'],
  reply: ['dismiss', 'remove', 'suspend'],
  blog: ['dismiss', 'suspend'],
  conversation: ['dismiss', 'suspend'],
};

function useOutcomeTexts(): Record<ReportOutcome, string> {
  const { t } = useLingui();
  return {
    dismiss: t`No action`,
    label: t`Label as mature`,
    remove: t`Take down`,
    suspend: t`Close the blog`,
  };
}

function useKindTexts(): Record<AdminReport['kind'], string> {
  const { t } = useLingui();
  return { post: t`Post`, blog: t`Blog`, reply: t`Reply`, conversation: t`Conversation` };
}

/** Returns the text of a message. */
function messageTextOf(message: NonNullable<AdminReport['messages']>[number]): string {
  return 'content' in message ? (message.content?.text ?? '') : '';
}

function ReportedContent({ report: { blog, post, reply, messages = [] } }: { report: AdminReport }) {
  const { name } = blog;
  const words = reply?.replyText ?? post?.summary;
  const author = reply?.blog.name ?? name;
  return (
    <div className={styles.quoted}>
      <p className={styles.detail}>
        <AppLink to={post ? paths.post(name, post.id) : paths.blog(author)}>{author}</AppLink>
      </p>
      {words ? (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      ) : null}
      {messages.toReversed().map((message) => (
        <p key={message.id} className={styles.words} dir="auto">
          {message.participant === blog.uuid ? '' : '↩ '}
          {messageTextOf(message)}
        </p>
      ))}
    </div>
  );
}

/** A report with its possible outcomes. */
export function ReportItem({ report }: { report: AdminReport }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const outcomes = useOutcomeTexts();
  const kinds = useKindTexts();
  const again = useRefreshQueues();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<ReportOutcome>();
  const { write, busy, error } = useWrite(getSetReportOutcomeMutationOptions, { onSuccess: again });
  const { id, kind, reason, note, reportCount, createdTs, reporter, outcome } = report;
  const named = reportReasonName(reason);
  const why = typeof named === 'string' ? named : i18n._(named);
  const when = relativeTime(createdTs, siteNow() / 1000, dateLocale);
  const decide = (next: ReportOutcome): void => {
    setChosen(next);
    const said = message.trim();
    void write({ reportId: id, data: { outcome: next, ...(said ? { message: said } : {}) } });
  };
  return (
    <article className={styles.item} aria-label={`${kinds[kind]}: ${why}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {kinds[kind]} · {why}
        </h2>
        <p className={styles.detail}>
          <Plural value={reportCount} one="# report" other="# reports" /> · {when}
        </p>
      </header>
      <ReportedContent report={report} />
      {note ? (
        <p className={styles.words} dir="auto">
          {reporter ? `${reporter.name}: ` : ''}
          {note}
        </p>
      ) : null}
      {outcome ? (
        <p className={styles.detail}>
          <Trans>Decision: {outcomes[outcome]}</Trans>
        </p>
      ) : null}
      <div className={styles.form}>
        <TextArea
          label={t`Message to the author`}
          hint={t`This text is part of the e-mail to the author. You can leave it empty.`}
          rows={2}
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          {OUTCOMES[kind]
            .filter((one) => one !== outcome)
            .map((one) => (
              <Button
                key={one}
                size="small"
                variant={one === 'dismiss' ? 'secondary' : one === 'label' ? 'primary' : 'danger'}
                loading={busy && chosen === one}
                onClick={() => decide(one)}
              >
                {outcomes[one]}
              </Button>
            ))}
        </div>
        {error ? (
          <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
        ) : null}
      </div>
    </article>
  );
}
