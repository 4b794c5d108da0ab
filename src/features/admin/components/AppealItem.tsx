import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getAnswerAppealMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { SiteAppeal } from '#generated/zod/siteAppeal.zod.ts';
import { REPORT_REASONS } from '#src/entities/blog/report-reasons.ts';
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

/** Form that decides a pending appeal, with a message to its author. */
function DecisionForm({ appeal: { id, outcome } }: { appeal: SiteAppeal }) {
  const { t } = useLingui();
  const again = useRefreshQueues();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<'accepted' | 'rejected'>();
  const { write, busy, error } = useWrite(getAnswerAppealMutationOptions, { onSuccess: again });
  const decide = (next: 'accepted' | 'rejected'): void => {
    setChosen(next);
    const said = message.trim();
    void write({ appealId: id, data: { outcome: next, ...(said ? { message: said } : {}) } });
  };
  return (
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
        <Button
          size="small"
          variant="primary"
          loading={busy && chosen === 'accepted'}
          onClick={() => decide('accepted')}
        >
          {outcome === 'label' ? t`Remove the label` : t`Restore the post`}
        </Button>
        <Button
          size="small"
          variant="secondary"
          loading={busy && chosen === 'rejected'}
          onClick={() => decide('rejected')}
        >
          {t`Reject the appeal`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </div>
  );
}

/** An appeal: the labelled or removed post, its author's statement and the decision. */
export function AppealItem({ appeal }: { appeal: SiteAppeal }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const { post, outcome, reason, text, sentTs, state, message } = appeal;
  const { blogName } = post;
  const done = outcome === 'label' ? t`Labelled as mature` : t`Taken down`;
  const why = i18n._(REPORT_REASONS[reason]);
  const when = relativeTime(sentTs, siteNow() / 1000, dateLocale);
  const [picture] = post.content.flatMap((block) => (block.type === 'image' ? block.media.slice(-1) : []));
  return (
    <article className={styles.item} aria-label={`${done}: ${post.summary || blogName}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {done} · {why}
        </h2>
        <p className={styles.detail}>{when}</p>
      </header>
      <div className={styles.quoted}>
        <p className={styles.detail}>
          <AppLink to={paths.post(blogName, post.id)}>{blogName}</AppLink>
        </p>
        {picture ? <img className={styles.picture} src={picture.url} alt="" loading="lazy" /> : null}
        {post.summary ? (
          <p className={styles.words} dir="auto">
            {post.summary}
          </p>
        ) : null}
      </div>
      <div>
        <p className={styles.detail}>
          <Trans>{blogName} says</Trans>
        </p>
        <p className={styles.words} dir="auto">
          {text}
        </p>
      </div>
      {state === 'open' ? (
        <DecisionForm appeal={appeal} />
      ) : (
        <div className={styles.quoted}>
          <p className={styles.detail}>
            {state === 'accepted'
              ? t`Decision: the author was right.`
              : t`Decision: the post stays labelled or taken down.`}
          </p>
          {message ? (
            <p className={styles.words} dir="auto">
              {message}
            </p>
          ) : null}
        </div>
      )}
    </article>
  );
}
