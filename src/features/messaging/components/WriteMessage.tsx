import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { getSendImageMessageMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import { GifPicker } from '#src/entities/post/gifs/later-gif-picker.ts';
import { paths } from '#src/paths/paths.ts';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { keepWords, keptWords } from '#src/shared/lib/storage/unsent-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { conversationQuery } from '../data/conversations.ts';
import type { Outbox } from '../data/outbox.ts';
import styles from './Conversation.module.css';

const Stickers = lazyPart(() => import('./Stickers.tsx'), 'Stickers');

type WriteMessageProps = {
  /** Uuid of the writing blog. */
  participant: string;
  /** Its name. */
  writerName: string;
  /** Name of the other one. */
  otherName: string;
  outbox: Outbox;
  /** Whether the words are waited for: the field takes the focus. */
  isAtHand?: boolean | undefined;
};

/** Sends a picture that was chosen. */
function SendPicture({ participant, otherName }: Pick<WriteMessageProps, 'participant' | 'otherName'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { write, busy, error } = useWrite(getSendImageMessageMutationOptions, {
    done: () =>
      queryClient.invalidateQueries({ queryKey: conversationQuery(participant, otherName).queryKey }),
  });
  const problem = error ? detailOf(error, t`Your picture was not sent.`) : undefined;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Picture to send`}
        onChange={({ currentTarget }) => {
          const [image] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (image) void write({ data: { image, participant, participants: [participant, otherName] } });
        }}
      />
      <IconButton
        icon="image"
        label={busy ? t`The picture is on its way` : t`Send a picture`}
        aria-busy={busy || undefined}
        onClick={() => input.current?.click()}
      />
      {problem ? (
        <div className={styles.problem}>
          <FormMessages messages={[problem]} />
        </div>
      ) : null}
    </>
  );
}

/** Where a letter is written: words, a picture, a sticker, a GIF. What is sent is shown at once; what is not waits in the browser. */
export function WriteMessage({ participant, writerName, otherName, outbox, isAtHand }: WriteMessageProps) {
  const { t } = useLingui();
  const place = { writer: participant, kind: 'letter', target: otherName } as const;
  const [words, setWords] = useState(() => keptWords(place));
  const form = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [seeksGif, setSeeksGif] = useState(false);
  const to = { participant, participants: [participant, otherName] };
  useEffect(() => {
    if (isAtHand) form.current?.querySelector('textarea')?.focus();
  }, [isAtHand]);
  const type = (text: string): void => {
    setWords(text);
    keepWords(place, text, { address: paths.conversation(writerName, otherName), to: otherName });
  };
  const send = (): void => {
    const message = words.trim();
    if (message === '') return;
    outbox.send({ type: 'text', ...to, message });
    type('');
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isChoosing ? (
        <Stickers
          onChoose={(stickerId) => {
            outbox.send({ type: 'sticker', ...to, stickerId });
            setChoosing(false);
          }}
        />
      ) : null}
      <span className={styles.tools}>
        <SendPicture participant={participant} otherName={otherName} />
        <IconButton
          icon="smile"
          label={t`Stickers`}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        />
        <IconButton icon="gif" label={t`Send a GIF`} onClick={() => setSeeksGif(true)} />
        {seeksGif ? (
          <GifPicker
            onChoose={({ feedbackToken }) => outbox.send({ type: 'image', ...to, feedbackToken })}
            onClose={() => setSeeksGif(false)}
          />
        ) : null}
      </span>
      <TextArea
        label={t`Message to ${otherName}`}
        hideLabel
        rows={1}
        className={styles.field}
        maxLength={4096}
        placeholder={t`Say something`}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" aria-disabled={words.trim() === ''}>
        {t`Send`}
      </Button>
    </form>
  );
}
