import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { REPLY_LENGTH, sendReply } from '../data/reply.ts';
import { keepReply, keptReply } from '../data/reply-drafts.ts';
import styles from './ReplyForm.module.css';

type ReplyFormProps = {
  post: Post;
  /** The reply that is answered, if any. */
  answers: Note | undefined;
  onAnswered: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** From here on the form says how many characters are left. */
const SAY_LEFT_FROM = 100;

const useReply = ({ post, answers, onAnswered }: ReplyFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => keptReply(post.id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (words: string): void => {
    setText(words);
    setProblem(undefined);
    keepReply(post.id, words);
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    if (text.trim() === '') {
      setProblem(t`Write something first.`);
      return;
    }
    setBusy(true);
    try {
      await sendReply(queryClient, post, { text, answers });
      change('');
      onAnswered();
    } catch (error) {
      // Of an ended session the login form tells; here it would still stand when that is over.
      if (!isPageWide(error)) setProblem(detailOf(error, t`We could not send your reply.`));
    } finally {
      setBusy(false);
    }
  };
  return { text, busy, problem, change, send };
};

/** Writes a reply to a post, or to one of its replies. Visitors are led to sign-up, and find their words afterwards. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { post, answers, onAnswered, fieldRef } = props;
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const mayAct = useLoginWall();
  const { text, busy, problem, change, send } = useReply(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mayAct('notes')) void send();
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape' && answers) {
      event.stopPropagation();
      onAnswered();
    }
  };
  const left = REPLY_LENGTH - text.length;
  const name = answers ? t`Reply to ${answers.blog.name}` : t`Reply to ${post.blogName}`;
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={keys}>
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
          maxLength={REPLY_LENGTH}
          value={text}
          error={problem}
          hint={
            left <= SAY_LEFT_FROM ? (
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
        loading={busy}
        disabled={text.trim() === '' && !problem}
      >
        <Trans>Reply</Trans>
      </Button>
    </form>
  );
};
