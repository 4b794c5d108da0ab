import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import type { Outbox } from '../data/outbox.ts';
import type { PendingMessage } from '../model/pending-messages.ts';
import styles from './Conversation.module.css';

function Body({ request }: Pick<PendingMessage, 'request'>) {
  const { t } = useLingui();
  if (request.type === 'sticker') return <p className={styles.words}>{t`A sticker`}</p>;
  if (request.type === 'image') return <p className={styles.words}>{t`A GIF`}</p>;
  const words = request.message;
  return (
    <p dir="auto" className={styles.words}>
      {words || t`A post`}
    </p>
  );
}

/** A message that has not been delivered yet, or was refused. */
export function PendingBubble({
  message,
  writer,
  outbox,
}: {
  message: PendingMessage;
  writer: string;
  outbox: Outbox;
}) {
  const { t } = useLingui();
  const { refusal, isUnanswered = false } = message;
  return (
    <li className={styles.message} data-own data-last>
      <article
        className={styles.bubble}
        aria-label={writer}
        data-pending={refusal === undefined || undefined}
      >
        <Body request={message.request} />
      </article>
      {refusal === undefined ? (
        <span className={styles.when} role={isUnanswered ? 'status' : undefined}>
          {isUnanswered ? <Trans>Not sent yet. It is sent automatically.</Trans> : <Trans>Sending…</Trans>}
        </span>
      ) : (
        <span className={styles.refusal} role="alert">
          {refusal}
          <Button size="small" variant="quiet" onClick={() => outbox.retry(message)}>{t`Try again`}</Button>
          <Button size="small" variant="quiet" onClick={() => outbox.discard(message)}>{t`Discard`}</Button>
        </span>
      )}
    </li>
  );
}
