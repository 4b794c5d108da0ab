import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

const BlogSearch = lazyPart(() => import('./BlogSearch.tsx'), 'BlogSearch');

export type BlogTab = 'posts' | 'support' | 'likes' | 'following' | 'archive';

/** Links the public parts of a blog, with its search at the end. Parts the blog does not share have no tab. */
export function BlogTabs({ blog, current, term = '' }: { blog: Blog; current?: BlogTab; term?: string }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const isOwn = blogs.some(({ uuid }) => uuid === blog.uuid);
  const { name } = blog;
  const tabs = [
    { tab: 'posts', href: paths.blog(name), label: t`Posts`, isShown: true },
    {
      tab: 'support',
      href: paths.supportBlog(name),
      label: t`Support`,
      isShown: blog.canBeSupported || current === 'support',
    },
    { tab: 'likes', href: paths.blogLikes(name), label: t`Likes`, isShown: isOwn || blog.shareLikes },
    {
      tab: 'following',
      href: paths.blogFollowing(name),
      label: t`Following`,
      isShown: isOwn || blog.shareFollowing,
    },
    { tab: 'archive', href: paths.blogArchive(name), label: t`Archive`, isShown: true },
  ];
  return (
    <TabNav
      label={t`Parts of ${name}`}
      items={tabs
        .filter(({ isShown }) => isShown)
        .map(({ tab, href, label }) => ({ href, label, current: tab === current }))}
      end={<BlogSearch key={`${name} ${term}`} name={name} term={term} />}
    />
  );
}
