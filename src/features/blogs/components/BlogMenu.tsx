import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { type BlogMenuQuestion, MenuOfBlog } from './blog-menu.ts';

const DIALOGS = {
  mute: lazyLayer(() => import('./MuteBlogDialog.tsx'), 'MuteBlogDialog'),
  block: lazyLayer(() => import('#src/entities/blog/BlockDialog.tsx'), 'BlockDialog'),
  report: lazyLayer(() => import('./ReportBlog.tsx'), 'ReportBlog'),
} satisfies Record<BlogMenuQuestion, ComponentType<{ blog: Blog; onClose: () => void }>>;

const BlogMenuList = lazyLayer(() => import('./BlogMenuList.tsx'), 'BlogMenuList');

/** What else a member can do with a blog of somebody else. Its place is kept until the page is awake. */
export function BlogMenu({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const isAwake = useHydrated();
  const [question, ask] = useState<BlogMenuQuestion>();
  const Dialog = question && DIALOGS[question];
  return (
    <span style={{ visibility: isAwake ? undefined : 'hidden' }}>
      <MenuOfBlog value={{ blog, ask }}>
        <Menu
          list={BlogMenuList}
          trigger={(props) => <IconButton icon="more" label={t`Blog options`} {...props} />}
        />
      </MenuOfBlog>
      {Dialog ? <Dialog blog={blog} onClose={() => ask(undefined)} /> : null}
    </span>
  );
}
