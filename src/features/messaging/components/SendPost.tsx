import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { sendPost } from '../data/send-post.ts';
import type { Batch } from '../model/batches.ts';
import { ParticipantSearch } from './ParticipantSearch.tsx';
import styles from './SendPost.module.css';

type SendPostProps = {
  /** The sending blog. */
  blog: Blog;
  post: Post;
  close: () => void;
};

/** Sends a post to chosen blogs as a private message, with optional text. */
export function SendPost({ blog, post, close }: SendPostProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const unanswered = useRef<Batch[]>([]);
  const toggle = (name: string): void => {
    setFailed([]);
    setChosen(
      (before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]),
    );
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const { missed, unanswered: open } = await sendPost(
      [...chosen],
      { blog, post, message: words.trim() },
      unanswered.current,
    );
    unanswered.current = open;
    setBusy(false);
    void queryClient.invalidateQueries();
    if (missed.length === 0) {
      addToast({ type: 'success', message: t`Sent` });
      close();
      return;
    }
    // Keeps only the recipients that were missed, so that the others do not receive it twice.
    setChosen(new Set(missed));
    setFailed(missed);
  };
  const names = failed.join(', ');
  return (
    <div className={styles.form}>
      <ParticipantSearch
        blog={blog}
        action={({ name }) => (
          <Button
            size="small"
            variant={chosen.has(name) ? 'primary' : 'secondary'}
            aria-pressed={chosen.has(name)}
            icon={chosen.has(name) ? 'check' : undefined}
            aria-label={t`Choose ${name}`}
            onClick={() => toggle(name)}
          >
            {t`Choose`}
          </Button>
        )}
      />
      <TextArea
        label={t`Say something with it`}
        rows={2}
        maxLength={4096}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <FormMessages
        messages={failed.length > 0 ? [t`The message to ${names} was not sent. Try again.`] : []}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
        <Button variant="primary" disabled={chosen.size === 0} loading={isBusy} onClick={() => void send()}>
          {chosen.size > 1 ? (
            <Plural value={chosen.size} one="Send to # blog" other="Send to # blogs" />
          ) : (
            <Trans>Send</Trans>
          )}
        </Button>
      </div>
    </div>
  );
}
