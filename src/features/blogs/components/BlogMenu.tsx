import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { BlogMenuContext, type BlogMenuDialog } from './blog-menu-context.ts';

const DIALOGS = {
  mute: lazyLayer(() => import('./MuteBlogDialog.tsx'), 'MuteBlogDialog'),
  block: lazyLayer(() => import('#src/entities/blog/BlockDialog.tsx'), 'BlockDialog'),
  report: lazyLayer(() => import('./ReportBlog.tsx'), 'ReportBlog'),
} satisfies Record<BlogMenuDialog, ComponentType<{ blog: Blog; onClose: () => void }>>;

const BlogMenuList = lazyLayer(() => import('./BlogMenuList.tsx'), 'BlogMenuList');

/** Menu of another blog. Rendered after hydration; its space is reserved. */
export function BlogMenu({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [shownDialog, openDialog] = useState<BlogMenuDialog>();
  const Dialog = shownDialog && DIALOGS[shownDialog];
  return (
    <span style={{ visibility: isHydrated ? undefined : 'hidden' }}>
      <BlogMenuContext value={{ blog, openDialog }}>
        <Menu
          list={BlogMenuList}
          trigger={(props) => <IconButton icon="more" label={t`Blog options`} {...props} />}
        />
      </BlogMenuContext>
      {Dialog ? <Dialog blog={blog} onClose={() => openDialog(undefined)} /> : null}
    </span>
  );
}
