import { useLingui } from '@lingui/react/macro';
import { getFlagNoteMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useKeepAway } from '#src/entities/blog/block-and-mute.ts';
import { type Complaint, ReportDialog } from '#src/entities/blog/ReportDialog.tsx';
import { callWith } from '#src/shared/api/write/write.ts';

type ReportReplyProps = {
  /** The post below which the reply is read. */
  post: Post;
  note: Note;
  onClose: () => void;
};

/** Reports a reply, and blocks who wrote it when the reader asks for that as well. */
export function ReportReply({ post, note, onClose }: ReportReplyProps) {
  const { t } = useLingui();
  const { name } = note.blog;
  const { block } = useKeepAway(note.blog);
  const call = callWith(getFlagNoteMutationOptions, ({ away: _, ...complaint }: Complaint) => ({
    // Under a post's notes stand the replies to every post of its tree.
    blog: note.postBlogName ?? post.blogName,
    data: { ...complaint, post_id: note.postId ?? post.id, note_id: note.replyId ?? note.id },
  }));
  return (
    <ReportDialog
      title={t`Report the reply of ${name}`}
      away={t`Block ${name} as well`}
      awayAtFirst={false}
      call={call}
      done={({ away }) => {
        if (away) void block();
      }}
      onClose={onClose}
    />
  );
}
