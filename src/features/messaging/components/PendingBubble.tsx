import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import type { Outbox } from '../data/outbox.ts';
import type { PendingLetter } from '../model/pending-messages.ts';
import styles from './Conversation.module.css';

function Body({ request }: Pick<PendingLetter, 'request'>) {
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

/** A letter that has not arrived yet, or was refused. */
export function PendingBubble({
  letter,
  writer,
  outbox,
}: {
  letter: PendingLetter;
  writer: string;
  outbox: Outbox;
}) {
  const { t } = useLingui();
  const { refusal, isUnanswered = false } = letter;
  return (
    <li className={styles.message} data-own data-last>
      <article
        className={styles.bubble}
        aria-label={writer}
        data-pending={refusal === undefined || undefined}
      >
        <Body request={letter.request} />
      </article>
      {refusal === undefined ? (
        <span className={styles.when} role={isUnanswered ? 'status' : undefined}>
          {isUnanswered ? <Trans>Not sent yet. It goes by itself.</Trans> : <Trans>On its way</Trans>}
        </span>
      ) : (
        <span className={styles.refusal} role="alert">
          {refusal}
          <Button size="small" variant="quiet" onClick={() => outbox.again(letter)}>{t`Try again`}</Button>
          <Button size="small" variant="quiet" onClick={() => outbox.discard(letter)}>{t`Discard`}</Button>
        </span>
      )}
    </li>
  );
}
