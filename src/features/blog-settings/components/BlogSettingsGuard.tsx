import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

type BlogSettingsGuardProps = {
  title: string;
  /** True when only admins of the blog may open the page, not every member of it. */
  forAdmins?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** Resolves the blog of the address among the member's blogs, ignoring case, and checks the member's role in it. */
export function BlogSettingsGuard({ title, forAdmins = false, children }: BlogSettingsGuardProps) {
  const { t } = useLingui();
  const { blogName = '' } = useParams();
  const { blogs } = useViewer();
  const blog = blogs.find(({ name }) => name.toLowerCase() === blogName.toLowerCase());
  if (blog && (blog.admin || !forAdmins))
    return (
      <>
        <PageHead title={`${title} · ${blog.name}`} noIndex />
        {children(blog)}
      </>
    );
  const { name } = blog ?? {};
  return (
    <>
      <PageHead title={title} noIndex />
      {name ? (
        <EmptyState
          level={1}
          art="cat"
          title={<Trans>Admins only</Trans>}
          action={
            <ButtonLink href={paths.blogMembers(name)} variant="primary">{t`Who is an admin?`}</ButtonLink>
          }
        >
          <Trans>You are a writer of {name}. Only its admins can change its settings.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.ownBlogs()} variant="primary">{t`Go to your blogs`}</ButtonLink>}
        >
          {t`Only the members of a blog can see its settings.`}
        </EmptyState>
      )}
    </>
  );
}
