import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getAnswerSupportRequestMutationOptions } from '#generated/hooks/support/support.ts';
import type { SupportRequest } from '#generated/zod/supportRequest.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useSupportTopics } from '#src/shared/forms/use-support-topics.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshQueues } from '../data/admin.ts';
import styles from './Staff.module.css';

/** A support request with its answers and the form for the next answer. */
export function SupportRequestItem({ letter }: { letter: SupportRequest }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const again = useRefreshQueues();
  const [text, setText] = useState('');
  const [isLast, setLast] = useState(true);
  const { write, busy, error } = useWrite(getAnswerSupportRequestMutationOptions, { onSuccess: again });
  const { id, topic, email, blog, url, createdTs, answers } = letter;
  const about = useSupportTopics().find(([one]) => one === topic)?.[1] ?? topic;
  const when = relativeTime(createdTs, siteNow() / 1000, dateLocale);
  const send = (close: boolean): void => {
    setLast(close);
    if (text.trim()) void write({ requestId: id, data: { text: text.trim(), close } });
  };
  return (
    <article className={styles.item} aria-label={`${about}: ${email}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{about}</h2>
        <p className={styles.detail}>{when}</p>
      </header>
      <p className={styles.detail}>
        {email}
        {blog ? (
          <>
            {' · '}
            <AppLink to={paths.blog(blog.name)}>{blog.name}</AppLink>
          </>
        ) : null}
        {url ? ` · ${url}` : ''}
      </p>
      <p className={styles.words} dir="auto">
        {letter.text}
      </p>
      {answers.map((answer) => (
        <div key={`${answer.sentTs} ${answer.text}`} className={styles.quoted}>
          <p className={styles.words} dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
      <div className={styles.form}>
        <TextArea
          label={t`Your answer`}
          hint={t`Your answer is e-mailed to ${email}.`}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="primary"
            loading={busy && isLast}
            aria-disabled={text.trim() === '' || undefined}
            onClick={() => send(true)}
          >
            {t`Send answer and close`}
          </Button>
          <Button
            size="small"
            variant="secondary"
            loading={busy && !isLast}
            aria-disabled={text.trim() === '' || undefined}
            onClick={() => send(false)}
          >
            {t`Send answer, keep open`}
          </Button>
        </div>
        {error ? <ActionError>{errorMessage(error, t`The answer could not be sent.`)}</ActionError> : null}
      </div>
    </article>
  );
}
