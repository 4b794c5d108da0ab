import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { getSendImageMessageMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import { GifPicker } from '#src/entities/post/gifs/lazy-gif-picker.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { conversationQuery } from '../data/conversations.ts';
import type { Outbox } from '../data/outbox.ts';
import styles from './Conversation.module.css';

const Stickers = lazyPart(() => import('./Stickers.tsx'), 'Stickers');

type WriteMessageProps = {
  /** Uuid of the sending blog. */
  participant: string;
  /** Name of the sending blog. */
  writerName: string;
  /** Name of the receiving blog. */
  otherName: string;
  outbox: Outbox;
  /** True when the text field takes focus. */
  shouldAutoFocus?: boolean | undefined;
};

/** Sends a chosen picture. */
function SendPicture({ participant, otherName }: Pick<WriteMessageProps, 'participant' | 'otherName'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { write, busy, error } = useWrite(getSendImageMessageMutationOptions, {
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: conversationQuery(participant, otherName).queryKey }),
  });
  const problem = error ? errorMessage(error, t`Your picture was not sent.`) : undefined;
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
        label={busy ? t`Uploading picture` : t`Send a picture`}
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

/**
 * Message form: text, picture, sticker, GIF. A sent message is shown immediately; unsent text is stored in the browser.
 */
export function WriteMessage({
  participant,
  writerName,
  otherName,
  outbox,
  shouldAutoFocus,
}: WriteMessageProps) {
  const { t } = useLingui();
  const draftKey = { writer: participant, kind: 'letter', target: otherName } as const;
  const [words, setWords] = useState(() => readUnsentText(draftKey));
  const form = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isChoosingGif, setChoosingGif] = useState(false);
  const to = { participant, participants: [participant, otherName] };
  useEffect(() => {
    if (shouldAutoFocus) form.current?.querySelector('textarea')?.focus();
  }, [shouldAutoFocus]);
  const type = (text: string): void => {
    setWords(text);
    storeUnsentText(draftKey, text, { address: paths.conversation(writerName, otherName), to: otherName });
  };
  const send = (): void => {
    const message = words.trim();
    if (message === '') return;
    outbox.send({ type: 'text', ...to, message });
    type('');
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
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
        <IconButton icon="gif" label={t`Send a GIF`} onClick={() => setChoosingGif(true)} />
        {isChoosingGif ? (
          <GifPicker
            onChoose={({ feedbackToken }) => outbox.send({ type: 'image', ...to, feedbackToken })}
            onClose={() => setChoosingGif(false)}
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
