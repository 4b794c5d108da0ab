import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuList } from '#src/shared/ui/Menu.tsx';
import { type BlogMenuQuestion, MenuOfBlog } from './blog-menu.ts';

const DIALOGS = {
  mute: lazy(async () => ({ default: (await import('./MuteBlogDialog.tsx')).MuteBlogDialog })),
  block: lazy(async () => ({ default: (await import('../identity/BlockDialog.tsx')).BlockDialog })),
  report: lazy(async () => ({ default: (await import('./ReportBlog.tsx')).ReportBlog })),
} satisfies Record<BlogMenuQuestion, ComponentType<{ blog: Blog; onClose: () => void }>>;

const load: MenuList['load'] = async () => ({ default: (await import('./BlogMenuList.tsx')).BlogMenuList });
const list: MenuList = { load, List: lazy(load) };

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
          list={list}
          trigger={(props) => <IconButton icon="more" label={t`Blog options`} {...props} />}
        />
      </MenuOfBlog>
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog blog={blog} onClose={() => ask(undefined)} />
        </Suspense>
      ) : null}
    </span>
  );
}
