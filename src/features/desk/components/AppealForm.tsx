import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useAppeal } from '../data/review.ts';
import styles from './Review.module.css';

/** Maximum length of an appeal (contract: appealPost). */
const APPEAL_MAX_LENGTH = 1000;

/** Form to appeal against a flag. The text stays when sending fails. */
export function AppealForm({ post }: { post: Post }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { write, busy, error } = useAppeal(post.blogName);
  const send = async (): Promise<void> => {
    const said = text.trim();
    setMissing(said === '');
    if (said === '') return;
    if (await write({ blog: post.blogName, id: post.id, data: { text: said } }))
      addToast({ type: 'success', message: t`We will review your appeal.` });
  };
  const problem = isMissing
    ? t`Say in a few words why it is wrong.`
    : error
      ? errorMessage(error, t`It was not sent. Try again.`)
      : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Appeal this decision`}
        hint={t`You can appeal once. Somebody from Skein reads your appeal and reviews the decision.`}
        maxLength={APPEAL_MAX_LENGTH}
        value={text}
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="small" loading={busy}>
          {t`Send appeal`}
        </Button>
      </div>
    </form>
  );
}
