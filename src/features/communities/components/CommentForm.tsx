import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react';
import * as z from 'zod/mini';
import { getCreateCommentMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { textBlockTextMax } from '#generated/zod/textBlock.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { type AnyComment, useSendComment } from '../data/comments.ts';
import styles from './Comments.module.css';

type CommentFormProps = {
  post: Post;
  community: Community;
  /** Key of the list of comments that shows a new one. */
  listKey: readonly unknown[];
  /** The comment that is answered, if any. */
  answers: AnyComment | undefined;
  onAnswered: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** Number of remaining characters from which the form shows a counter. */
const MAX_SHOWN_REMAINING = 100;

const schema = z.object({
  content: z.string().check(z.minLength(1), z.maxLength(textBlockTextMax)),
});

const normalizeComment = ({ content }: { content: string }) => ({ content: content.trim() });

/** Form of a comment on a post of a community, or of an answer to one of its comments. Members see it. */
export function CommentForm({ post, community, listKey, answers, onAnswered, fieldRef }: CommentFormProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name, title, memberships, membership } = community;
  const writers = blogs.filter((blog) => memberships.some(({ blogName }) => blogName === blog.name));
  const [writerName, setWriterName] = useState(membership.blogName);
  const writer = writers.find((blog) => blog.name === writerName) ?? writers[0];
  const draftKey = { writer: writer?.uuid, kind: 'comment', target: post.id } as const;
  const draftLink = { address: paths.communityPost(name, post.id), to: title };
  const form = useContractForm({
    schema,
    initial: { content: readUnsentText(draftKey) },
    normalize: normalizeComment,
    fieldErrorText: { content: { missing: t`Write something first.` } },
    request: ({ content }) => ({
      community: name,
      id: post.id,
      data: {
        content: [{ type: 'text' as const, text: content }],
        ...(answers ? { parent_comment_id: answers.id } : {}),
        ...(writer ? { reply_as: writer.name } : {}),
      },
    }),
    call: getCreateCommentMutationOptions,
    write: useSendComment(post, listKey, answers, () => {
      change('');
      onAnswered();
    }),
    errorText: { unknown: t`We could not send your comment.` },
  });
  const change = (words: string): void => {
    form.change('content', words);
    storeUnsentText(draftKey, words, draftLink);
  };
  const { value: text, error } = form.field('content');
  // The form has a single field, so form errors are shown at it.
  const problem = error ?? form.messages[0];
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.submit();
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape' && answers) {
      event.stopPropagation();
      onAnswered();
    }
  };
  if (!writer) return null;
  const left = textBlockTextMax - text.length;
  const label = answers ? t`Answer ${answers.blog.name} as ${writer.name}` : t`Comment as ${writer.name}`;
  return (
    <form ref={form.ref} noValidate className={styles.form} onSubmit={submit} onKeyDown={keys}>
      <ActingBlogPicker
        blog={writer}
        blogs={writers}
        size={32}
        label={t`Comment as`}
        buttonLabel={t`Commenting as ${writer.name}. Choose another blog`}
        onChoose={(blog) => setWriterName(blog.name)}
        className={styles.writer}
        nameClass={styles.writerName}
      />
      <div className={styles.field}>
        {answers ? (
          <p className={styles.answering}>
            <span>
              <Trans>
                Answering <b>{answers.blog.name}</b>
              </Trans>
            </span>
            <IconButton
              icon="close"
              size="small"
              label={t`Comment on the post instead`}
              onClick={onAnswered}
            />
          </p>
        ) : null}
        <TextArea
          ref={fieldRef}
          label={label}
          hideLabel
          placeholder={t`Say something kind or useful`}
          rows={1}
          maxLength={textBlockTextMax}
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
      {text.trim() || problem ? (
        <Button type="submit" variant="primary" size="small" loading={form.busy}>
          <Trans>Comment</Trans>
        </Button>
      ) : null}
    </form>
  );
}
