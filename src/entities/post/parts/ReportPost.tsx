import { useLingui } from '@lingui/react/macro';
import { getReportPostMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { type Complaint, ReportDialog } from '#src/entities/blog/ReportDialog.tsx';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Reports a post, and hides it from who reports it unless they say otherwise. */
export function ReportPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { id, blogName: blog } = post;
  const call = callWith(getReportPostMutationOptions, ({ away, ...data }: Complaint) => ({
    blog,
    id,
    data: { ...data, hide: away },
  }));
  return (
    <ReportDialog
      title={t`Report this post`}
      away={t`Hide it from me`}
      call={call}
      done={({ away }) => {
        if (away) recordDeleted(id);
      }}
      onClose={onClose}
    />
  );
}
