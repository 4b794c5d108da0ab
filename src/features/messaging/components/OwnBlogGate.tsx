import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

type OwnBlogGateProps = {
  /** Name of the blog; the primary blog when undefined (spec 000 §4). */
  name: string | undefined;
  children: (blog: Blog) => ReactNode;
};

/** Restricts conversations to those of the member's own blogs (spec 000 §4). */
export function OwnBlogGate({ name, children }: OwnBlogGateProps) {
  const { t } = useLingui();
  const { blogs, primaryBlog } = useViewer();
  const blog = name ? blogs.find((own) => own.name.toLowerCase() === name.toLowerCase()) : primaryBlog;
  if (blog) return children(blog);
  return (
    <EmptyState
      level={1}
      title={t`This is not your blog`}
      action={<ButtonLink href={paths.messages()} variant="primary">{t`Go to your messages`}</ButtonLink>}
    >
      {t`Only the members of a blog can read its messages.`}
    </EmptyState>
  );
}
