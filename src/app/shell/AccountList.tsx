import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { PALETTE_NAMES } from '#src/domain/appearance/palette.ts';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { commandPaletteKeyCap } from '#src/shared/lib/keys/keymap-rules.ts';
import { badgeCount, compactCount } from '#src/shared/lib/text/counts.ts';
import type { MenuItem, MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { openCommands } from '../commands/commands-opener.ts';
import { useLanguage } from '../providers/language.ts';
import { usePalette } from '../providers/palette.ts';
import { useUnread } from '../providers/unread.ts';
import { PaletteSheetOpener } from './palette-sheet-opener.ts';
import { useLogOut } from './use-log-out.ts';

/** Menu items of a blog with its unread count and the links below it. */
function blogItems(
  blog: Blog,
  desk: { drafts: string; queue: string; news: string | undefined },
  isCurrent: boolean,
): MenuItem[] {
  return [
    {
      id: `blog-${blog.name}`,
      label: blog.name,
      detail: blog.title === blog.name ? undefined : blog.title,
      value: desk.news,
      picture: <BlogAvatar blog={blog} size={40} loading="eager" />,
      selected: isCurrent,
      href: paths.blog(blog.name),
    },
    { id: `drafts-${blog.name}`, label: desk.drafts, minor: true, href: paths.drafts(blog.name) },
    { id: `queue-${blog.name}`, label: desk.queue, minor: true, href: paths.queue(blog.name) },
  ];
}

/** Account menu: the member's blogs with their unread counts, lists, appearance, and log-out. */
export function AccountList(list: MenuListProps) {
  const { t, i18n } = useLingui();
  const { user, blogs, primaryBlog } = useViewer();
  const { groups, inbox } = useUnread();
  const logOut = useLogOut();
  const openPalettes = use(PaletteSheetOpener);
  const { palette } = usePalette();
  const { locale, choose } = useLanguage();

  const newPosts = (count: number) => {
    const news = badgeCount(count);
    return news ? t`${news} new` : undefined;
  };
  const deskOf = ({ uuid, drafts = 0, queue = 0 }: Blog) => ({
    news: newPosts(groups[uuid] ?? 0),
    drafts: t`${plural(drafts, { 0: 'Drafts', one: '# draft', other: '# drafts' })}`,
    queue: t`${plural(queue, { 0: 'Queue', other: '# queued' })}`,
  });
  const count = (value: number | undefined) => (value ? compactCount(value, i18n.locale) : undefined);

  const items: MenuItem[] = [
    ...blogs.flatMap((blog) =>
      blogItems(blog, deskOf(blog), blog.uuid === primaryBlog?.uuid && blogs.length > 1),
    ),
    { id: 'new-blog', label: t`New blog`, icon: 'plus', href: paths.newBlog() },
    { id: 'inbox', label: t`Inbox`, icon: 'ask', value: count(inbox), href: paths.inbox(), separated: true },
    { id: 'messages', label: t`Messages`, icon: 'message', href: paths.messages() },
    { id: 'likes', label: t`Likes`, icon: 'heart', value: count(user?.likes), href: paths.likes() },
    {
      id: 'following',
      label: t`Following`,
      icon: 'users',
      value: count(user?.following),
      href: paths.following(),
    },
    { id: 'saved', label: t`Saved`, icon: 'download', href: paths.saved() },
    { id: 'unsent', label: t`Unsent`, icon: 'pencil', href: paths.unsent() },
    { id: 'settings', label: t`Settings`, icon: 'settings', href: paths.settings() },
    {
      id: 'commands',
      label: t`Commands`,
      value: commandPaletteKeyCap(navigator.platform),
      icon: 'search',
      onAction: openCommands,
    },
    {
      id: 'palette',
      label: t`Palette`,
      value: palette ? PALETTE_NAMES[palette] : t`Same as the system`,
      icon: 'palette',
      separated: true,
      onAction: openPalettes,
    },
    ...ENABLED_LOCALES.filter(({ code }) => code !== locale).map(
      ({ code, name: language }): MenuItem => ({
        id: code,
        label: language,
        icon: 'globe',
        onAction: () => void choose(code),
      }),
    ),
    { id: 'help', label: t`Help`, icon: 'info', href: paths.help() },
    { id: 'log-out', label: t`Log out`, icon: 'logout', separated: true, onAction: logOut },
  ];

  return <MenuPopover label={t`Account`} items={items} {...list} />;
}
