import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import styles from './Desk.module.css';

type Screen = 'drafts' | 'queue';

type DeskFrameProps = {
  screen: Screen;
  /** The list of one of the member's blogs. */
  children: (blog: Blog) => ReactNode;
};

function useTabLabel() {
  const { t, i18n } = useLingui();
  return (screen: Screen, count: number | undefined): string => {
    const name = screen === 'drafts' ? t`Drafts` : t`Queue`;
    return count ? `${name} · ${compactCount(count, i18n.locale)}` : name;
  };
}

/** One of the member's blogs by its name; upper and lower case count as the same. */
function ownBlog(blogs: readonly Blog[], name = ''): Blog | undefined {
  return blogs.find((blog) => blog.name.toLowerCase() === name.toLowerCase());
}

/** Heading, the way between drafts and queue, and between the member's blogs. */
export function DeskFrame({ screen, children }: DeskFrameProps) {
  const { t } = useLingui();
  const { blogName } = useParams();
  const { blogs } = useViewer();
  const labelOf = useTabLabel();
  const title = screen === 'drafts' ? t`Drafts` : t`Queue`;
  const blog = ownBlog(blogs, blogName);
  if (!blog)
    return (
      <>
        <PageHead title={title} noIndex />
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.dashboard()} variant="primary">{t`To your dashboard`}</ButtonLink>}
        >
          {t`Only the people who write for a blog see its drafts and its queue.`}
        </EmptyState>
      </>
    );
  const { name } = blog;
  return (
    <div className={styles.desk}>
      <PageHead title={`${title} · ${name}`} noIndex />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {blogs.length > 1 ? (
          <TabNav
            label={t`Your blogs`}
            items={blogs.map((one) => ({
              href: paths[screen](one.name),
              label: one.name,
              current: one.uuid === blog.uuid,
            }))}
          />
        ) : (
          <p className={styles.detail} translate="no">
            {name}
          </p>
        )}
      </header>
      <div className={styles.tabs}>
        <TabNav
          label={t`On the desk of ${name}`}
          items={[
            {
              href: paths.drafts(name),
              label: labelOf('drafts', blog.drafts),
              current: screen === 'drafts',
            },
            { href: paths.queue(name), label: labelOf('queue', blog.queue), current: screen === 'queue' },
          ]}
        />
      </div>
      {children(blog)}
    </div>
  );
}
