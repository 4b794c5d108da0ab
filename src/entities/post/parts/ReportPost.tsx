import { useLingui } from '@lingui/react/macro';
import { getReportPostMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { ReportDialog, type ReportInput } from '#src/entities/blog/ReportDialog.tsx';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Reports a post and hides it from the reporter unless they opt out. */
export function ReportPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { id, blogName: blog } = post;
  const call = callWith(getReportPostMutationOptions, ({ alsoHide, ...data }: ReportInput) => ({
    blog,
    id,
    data: { ...data, hide: alsoHide },
  }));
  return (
    <ReportDialog
      title={t`Report this post`}
      alsoHideLabel={t`Hide it from me`}
      call={call}
      onReported={({ alsoHide }) => {
        if (alsoHide) recordDeleted(id);
      }}
      onClose={onClose}
    />
  );
}
