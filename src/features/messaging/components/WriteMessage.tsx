import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { getSendMessageMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { conversationQuery } from '../data/conversations.ts';
import styles from './Messages.module.css';

type WriteMessageProps = {
  /** Uuid of the writing blog. */
  participant: string;
  /** Name of the other one. */
  otherName: string;
};

/** Where a letter is written. What was typed stays until it is sent. */
export function WriteMessage({ participant, otherName }: WriteMessageProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  const { write, busy, error } = useWrite(getSendMessageMutationOptions, {
    done: () =>
      queryClient.invalidateQueries({ queryKey: conversationQuery(participant, otherName).queryKey }),
  });
  const send = async (): Promise<void> => {
    const message = words.trim();
    if (message === '') return;
    const data = { type: 'text' as const, participant, participants: [participant, otherName], message };
    if (await write({ data })) setWords('');
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Message to ${otherName}`}
        hideLabel
        rows={1}
        maxLength={4096}
        placeholder={t`Say something`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={sendOnEnter}
        error={error ? detailOf(error, t`Your message was not sent.`) : undefined}
      />
      <Button type="submit" variant="primary" loading={busy} aria-disabled={words.trim() === ''}>
        {t`Send`}
      </Button>
    </form>
  );
}
