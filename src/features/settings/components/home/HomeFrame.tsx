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
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import styles from './HomeFrame.module.css';

type HomeFrameProps = {
  part: 'settings' | 'members';
  title: string;
  /** Whether only admins of the blog may open it, not everybody who writes for it. */
  forAdmins?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** Heading of a page about one blog of the member, whose name the address says; upper and lower case count as the same. */
export function HomeFrame({ part, title, forAdmins = false, children }: HomeFrameProps) {
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
          action={<ButtonLink href={paths.ownBlogs()} variant="primary">{t`To your blogs`}</ButtonLink>}
        >
          {t`Only the people who write for a blog see this.`}
        </EmptyState>
      </>
    );
  const { name } = blog;
  const tabs = [
    { part: 'settings', href: paths.blogSettings(name), label: t`Settings` },
    { part: 'members', href: paths.blogMembers(name), label: t`Members` },
  ];
  return (
    <SettingsFrame
      title={title}
      detail={
        <span className={styles.whose}>
          <BlogAvatar blog={blog} size={24} loading="eager" />
          <BlogName name={name} opens="page" className={styles.name} />
        </span>
      }
      above={
        <TabNav
          label={t`Parts of ${name}`}
          items={tabs.map(({ part: one, href, label }) => ({ href, label, current: one === part }))}
        />
      }
    >
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
    </SettingsFrame>
  );
}
