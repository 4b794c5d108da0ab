import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { getReplyToPostMutationOptions } from '#generated/hooks/notes/notes.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { ReplyToPostBody, replyToPostBodyReplyTextMax } from '#generated/zod/replyToPostBody.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { replyRequest, useSendReply } from '../data/reply.ts';
import styles from './ReplyForm.module.css';

type ReplyFormProps = {
  post: Post;
  /** The reply that is answered, if any. */
  answers: Note | undefined;
  onAnswered: () => void;
  /** Called when the reply is in the list. */
  onSent: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** Number of remaining characters from which the form shows a counter. */
const MAX_SHOWN_REMAINING = 100;

const schema = z.pick(ReplyToPostBody, { reply_text: true });

/** Whitespace alone is not a reply; other text is sent as typed. */
function normaliseReply({ reply_text: text }: { reply_text: string }) {
  return { reply_text: text.trim() && text };
}

function useReply({ post, answers, onAnswered, onSent }: ReplyFormProps) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const draftKey = { writer: primaryBlog?.uuid, kind: 'reply', target: post.id } as const;
  const draftLink = { address: paths.post(post.blogName, post.id), to: post.blogName };
  const form = useContractForm({
    schema,
    initial: { reply_text: readUnsentText(draftKey) },
    normalize: normaliseReply,
    fieldErrorText: { reply_text: { missing: t`Write something first.` } },
    request: ({ reply_text: text }) => ({ data: replyRequest(post, text, answers) }),
    call: getReplyToPostMutationOptions,
    write: useSendReply(post, () => {
      change('');
      onAnswered();
      onSent();
    }),
    errorText: { unknown: t`We could not send your reply.` },
  });
  const change = (words: string): void => {
    form.change('reply_text', words);
    storeUnsentText(draftKey, words, draftLink);
  };
  return { form, change };
}

/** Form for a reply to a post, or to one of its replies. Visitors are led to sign-up and find their text afterwards. */
export function ReplyForm(props: ReplyFormProps) {
  const { post, answers, onAnswered, fieldRef } = props;
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const mayAct = useLoginWall();
  const { form, change } = useReply(props);
  const { value: text, error } = form.field('reply_text');
  // The form has a single field, so form errors are shown at it.
  const problem = error ?? form.messages[0];
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (mayAct('comment', { post, typed: text })) form.submit();
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape' && answers) {
      event.stopPropagation();
      onAnswered();
    }
  };
  const left = replyToPostBodyReplyTextMax - text.length;
  const name = answers ? t`Reply to ${answers.blog.name}` : t`Reply to ${post.blogName}`;
  return (
    <form ref={form.ref} noValidate className={styles.form} onSubmit={submit} onKeyDown={keys}>
      {primaryBlog ? <BlogAvatar blog={primaryBlog} size={32} /> : null}
      <div className={styles.field}>
        {answers ? (
          <p className={styles.answers}>
            <span>
              <Trans>
                Replying to <b>{answers.blog.name}</b>
              </Trans>
            </span>
            <IconButton icon="close" size="small" label={t`Reply to the post instead`} onClick={onAnswered} />
          </p>
        ) : null}
        <TextArea
          ref={fieldRef}
          label={name}
          hideLabel
          placeholder={name}
          rows={1}
          maxLength={replyToPostBodyReplyTextMax}
          value={text}
          error={problem}
          hint={
            left <= MAX_SHOWN_REMAINING ? (
              <Plural value={left} one="# character left" other="# characters left" />
            ) : undefined
          }
          className={styles.area}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
      <Button
        type="submit"
        variant={text.trim() ? 'primary' : undefined}
        size="small"
        loading={form.busy}
        disabled={text.trim() === '' && !problem}
      >
        <Trans>Reply</Trans>
      </Button>
    </form>
  );
}
