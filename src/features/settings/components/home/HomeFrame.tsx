import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import frame from '../QuietFrame.module.css';
import styles from './HomeFrame.module.css';

type HomeFrameProps = {
  title: string;
  /** What the page is for, in a sentence. */
  detail: string;
  /** Whether only admins of the blog may open it, not everybody who writes for it. */
  forAdmins?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** Heading of a page about one blog of the member, whose name the address says; upper and lower case count as the same. */
export function HomeFrame({ title, detail, forAdmins = false, children }: HomeFrameProps) {
  const { t } = useLingui();
  const { blogName = '' } = useParams();
  const { blogs } = useViewer();
  const blog = blogs.find(({ name }) => name.toLowerCase() === blogName.toLowerCase());
  if (!blog)
    return (
      <>
        <PageHead title={title} noIndex />
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.dashboard()} variant="primary">{t`To your dashboard`}</ButtonLink>}
        >
          {t`Only the people who write for a blog see this.`}
        </EmptyState>
      </>
    );
  const { name } = blog;
  return (
    <div className={frame.page}>
      <PageHead title={`${title} · ${name}`} noIndex />
      <header className={styles.head}>
        <BlogAvatar blog={blog} size={56} loading="eager" />
        <div>
          <h1 className={frame.title}>{title}</h1>
          <p className={frame.detail}>
            <BlogName name={name} opens="page" className={styles.name} /> · {detail}
          </p>
        </div>
      </header>
      {forAdmins && !blog.admin ? (
        <EmptyState
          art="cat"
          title={<Trans>Admins only</Trans>}
          action={
            <ButtonLink href={paths.blogMembers(name)} variant="primary">{t`Who is an admin?`}</ButtonLink>
          }
        >
          <Trans>You write for {name}. Its admins change how it is set up.</Trans>
        </EmptyState>
      ) : (
        children(blog)
      )}
    </div>
  );
}
