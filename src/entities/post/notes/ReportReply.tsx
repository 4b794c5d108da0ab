import { useLingui } from '@lingui/react/macro';
import { getFlagNoteMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { ReportDialog, type ReportInput } from '#src/entities/blog/ReportDialog.tsx';
import { callWith } from '#src/shared/api/write/write.ts';

type ReportReplyProps = {
  /** The post below which the reply is shown. */
  post: Post;
  note: Note;
  onClose: () => void;
};

/** Reports a reply and, if chosen, blocks its author. */
export function ReportReply({ post, note, onClose }: ReportReplyProps) {
  const { t } = useLingui();
  const { name } = note.blog;
  const { block } = useBlockAndMute(note.blog);
  const call = callWith(getFlagNoteMutationOptions, ({ alsoHide: _, ...complaint }: ReportInput) => ({
    // The notes of a post include the replies to every post of its reblog tree.
    blog: note.postBlogName ?? post.blogName,
    data: { ...complaint, post_id: note.postId ?? post.id, note_id: note.replyId ?? note.id },
  }));
  return (
    <ReportDialog
      title={t`Report the reply of ${name}`}
      alsoHideLabel={t`Block ${name} as well`}
      alsoHideByDefault={false}
      call={call}
      onReported={({ alsoHide }) => {
        if (alsoHide) void block();
      }}
      onClose={onClose}
    />
  );
}
