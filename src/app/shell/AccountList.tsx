import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { LOCALES } from '#src/domain/language/locales.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { countUnsent } from '#src/features/compose/data/count-unsent.ts';
import { activityPaths } from '#src/paths/activity-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { commandPaletteKeyCap } from '#src/shared/lib/keys/keymap-rules.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { badgeCount, compactCount } from '#src/shared/lib/text/counts.ts';
import type { MenuItem, MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { openCommands } from '../commands/commands-opener.ts';
import { useLanguage } from '../providers/language.ts';
import { useUnread } from '../providers/unread.ts';
import { PaletteSheetOpener } from './palette-sheet-opener.ts';
import { useLogOut } from './use-log-out.ts';
import { usePalettesName } from './use-palettes-name.ts';

/** Links below a blog's name; undefined when there is nothing to lead to. */
interface BlogDesk {
  drafts: string;
  queue: string;
  /** Unseen notifications of the blog. */
  activity: string | undefined;
  /** Posts by others in a private group blog. */
  posts: string | undefined;
}

/** Menu items of a blog, with the links below its name. */
function blogItems(blog: Blog, desk: BlogDesk, isCurrent: boolean): MenuItem[] {
  const { name } = blog;
  return [
    {
      id: `blog-${name}`,
      label: name,
      detail: blog.title === name ? undefined : blog.title,
      value: desk.posts,
      picture: <BlogAvatar blog={blog} size={40} loading="eager" />,
      selected: isCurrent,
      href: paths.blog(name),
    },
    { id: `drafts-${name}`, label: desk.drafts, minor: true, href: paths.drafts(name) },
    { id: `queue-${name}`, label: desk.queue, minor: true, href: paths.queue(name) },
    ...(desk.activity
      ? [
          {
            id: `activity-${name}`,
            label: desk.activity,
            minor: true,
            href: activityPaths.activity({ blog: name }),
          },
        ]
      : []),
  ];
}

/**
 * Account menu: the member's blogs with what waits in them, at most ten rows, and log-out, which stays in view when
 * the rows scroll. What the main navigation leads to is left out, except on phones, whose bar has room for five links.
 */
export function AccountList(list: MenuListProps) {
  const { t, i18n } = useLingui();
  const { user, blogs, primaryBlog } = useViewer();
  const { groups, notificationsOf, inbox, communities } = useUnread();
  const logOut = useLogOut();
  const openPalettes = use(PaletteSheetOpener);
  const palettesName = usePalettesName();
  const { locale } = useLanguage();
  const isPhone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const [unsent] = useState(() => countUnsent(blogs.map(({ uuid }) => uuid)));
  const hasKeys = !useMediaQuery('(pointer: coarse)');

  const newPosts = (count: number) => {
    const news = badgeCount(count);
    return news ? t`${news} new` : undefined;
  };
  const deskOf = ({ uuid, drafts = 0, queue = 0 }: Blog): BlogDesk => ({
    posts: newPosts(groups[uuid] ?? 0),
    activity: newPosts(notificationsOf[uuid] ?? 0),
    drafts: t`${plural(drafts, { 0: 'Drafts', one: '# draft', other: '# drafts' })}`,
    queue: t`${plural(queue, { 0: 'Queue', other: '# queued' })}`,
  });
  const count = (value: number | undefined) => (value ? compactCount(value, i18n.locale) : undefined);
  const ofPhones: MenuItem[] = [
    { id: 'inbox', label: t`Inbox`, icon: 'ask', value: count(inbox), href: paths.inbox() },
    { id: 'saved', label: t`Saved`, icon: 'kept', href: paths.saved() },
    ...(user?.labs?.includes('communities')
      ? [
          {
            id: 'communities',
            label: t`Communities`,
            icon: 'users' as const,
            value: count(communities),
            href: paths.communities(),
          },
        ]
      : []),
  ];
  const commands: MenuItem = {
    id: 'commands',
    label: t`Commands`,
    value: commandPaletteKeyCap(navigator.platform),
    icon: 'search',
    onAction: openCommands,
  };

  const items: MenuItem[] = [
    ...blogs.flatMap((blog) =>
      blogItems(blog, deskOf(blog), blog.uuid === primaryBlog?.uuid && blogs.length > 1),
    ),
    { id: 'new-blog', label: t`New blog`, icon: 'plus', href: paths.newBlog() },
    {
      id: 'likes',
      label: t`Likes`,
      icon: 'heart',
      value: count(user?.likes),
      href: paths.likes(),
      separated: true,
    },
    {
      id: 'following',
      label: t`Following`,
      icon: 'users',
      value: count(user?.following),
      href: paths.following(),
    },
    ...(isPhone ? ofPhones : []),
    ...(unsent > 0
      ? [
          {
            id: 'unsent',
            label: t`Unsent`,
            icon: 'text' as const,
            value: count(unsent),
            href: paths.unsent(),
          },
        ]
      : []),
    { id: 'shop', label: 'Skeinmart', icon: 'shop', href: paths.shop() },
    {
      id: 'palette',
      label: t`Palette`,
      value: palettesName,
      icon: 'palette',
      onAction: openPalettes,
    },
    {
      id: 'language',
      label: t`Language`,
      value: LOCALES[locale].name,
      icon: 'globe',
      href: paths.displaySettings(),
    },
    ...(hasKeys ? [commands] : []),
    { id: 'settings', label: t`Settings`, icon: 'settings', href: paths.settings() },
    { id: 'help', label: t`Help`, icon: 'info', href: paths.help() },
    { id: 'log-out', label: t`Log out`, icon: 'logout', pinned: true, onAction: logOut },
  ];

  return <MenuPopover label={t`Account`} items={items} {...list} />;
}
