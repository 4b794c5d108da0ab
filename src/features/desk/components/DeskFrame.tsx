import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogSwitcher } from '#src/entities/blog/BlogSwitcher.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

type Screen = 'published' | 'drafts' | 'queue' | 'review';

type DeskFrameProps = {
  screen: Screen;
  /** Renders the list of the chosen blog. */
  children: (blog: Blog) => ReactNode;
};

function useScreens(): Record<Screen, string> {
  const { t } = useLingui();
  return { published: t`Published`, drafts: t`Drafts`, queue: t`Queue`, review: t`Review` };
}

/** Finds one of the member's blogs by name, ignoring case. */
function ownBlog(blogs: readonly Blog[], name = ''): Blog | undefined {
  return blogs.find((blog) => blog.name.toLowerCase() === name.toLowerCase());
}

/** Heading and navigation between published posts, drafts and queue, and between the member's blogs. */
export function DeskFrame({ screen, children }: DeskFrameProps) {
  const { t, i18n } = useLingui();
  const { blogName } = useParams();
  const { blogs } = useViewer();
  const names = useScreens();
  const title = names[screen];
  const blog = ownBlog(blogs, blogName);
  if (!blog)
    return (
      <>
        <PageHead title={title} noIndex />
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.dashboard()} variant="primary">{t`Go to dashboard`}</ButtonLink>}
        >
          {t`Only the members of a blog can see its drafts and its queue.`}
        </EmptyState>
      </>
    );
  const { name } = blog;
  const counted = (label: string, count: number | undefined): string =>
    count ? `${label} · ${compactCount(count, i18n.locale)}` : label;
  return (
    <MainColumn
      title={title}
      beside={
        blogs.length > 1 ? (
          <BlogSwitcher blog={blog} blogs={blogs} hrefOf={(one) => paths[screen](one.name)} />
        ) : (
          <p translate="no">{name}</p>
        )
      }
    >
      <PageHead title={`${title} · ${name}`} noIndex />
      <TabNav
        label={t`Manage the posts of ${name}`}
        items={(['published', 'drafts', 'queue', 'review'] as const).map((one) => ({
          href: paths[one](name),
          label: counted(names[one], one === 'drafts' || one === 'queue' ? blog[one] : undefined),
          current: screen === one,
        }))}
      />
      {children(blog)}
    </MainColumn>
  );
}
