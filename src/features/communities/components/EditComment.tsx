import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getEditCommentMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { textBlockTextMax } from '#generated/zod/textBlock.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { type AnyComment, refreshComments } from '../data/comments.ts';
import styles from './Comments.module.css';

type EditCommentProps = { comment: AnyComment; post: Post; community: string; onDone: () => void };

const schema = z.object({
  content: z.string().check(z.minLength(1), z.maxLength(textBlockTextMax)),
});

const normalizeComment = ({ content }: { content: string }) => ({ content: content.trim() });

/** Returns the text of a comment, a line for each of its text blocks. */
function textOf({ content }: AnyComment): string {
  return content
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join('\n')
    .trim();
}

/** Form in place of an own comment. It offers text; comments with other blocks have no form. */
export function EditComment({ comment, post, community, onDone }: EditCommentProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { content: textOf(comment) },
    normalize: normalizeComment,
    fieldErrorText: { content: { missing: t`Write something first.` } },
    request: ({ content }) => ({
      community,
      id: post.id,
      commentId: comment.id,
      data: { content: [{ type: 'text' as const, text: content }] },
    }),
    call: getEditCommentMutationOptions,
    write: {
      onSuccess: async () => {
        await refreshComments(queryClient, { community, postId: post.id });
        onDone();
      },
    },
    errorText: { unknown: t`We could not change your comment.` },
  });
  return (
    <ContractForm form={form} className={styles.edit}>
      <TextArea
        {...form.field('content')}
        label={t`Your comment`}
        hideLabel
        rows={2}
        maxLength={textBlockTextMax}
        className={styles.area}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" size="small" onClick={onDone}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" size="small" loading={form.busy}>{t`Save`}</Button>
      </div>
    </ContractForm>
  );
}
