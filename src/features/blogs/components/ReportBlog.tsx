import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getReportBlogMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { ReportDialog, type ReportInput } from '#src/entities/blog/ReportDialog.tsx';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Reports a blog and blocks it unless the reporter opts out. */
export function ReportBlog({ blog: { uuid, name }, onClose }: { blog: Blog; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const call = callWith(getReportBlogMutationOptions, ({ alsoHide, ...data }: ReportInput) => ({
    blog: name,
    data: { ...data, block: alsoHide },
  }));
  return (
    <ReportDialog
      title={t`Report ${name}`}
      alsoHideLabel={t`Block this blog as well`}
      call={call}
      onReported={({ alsoHide }) => {
        if (!alsoHide) return;
        blogOverlay.put(uuid, { followed: false });
        refetchViewer(queryClient);
        void queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
