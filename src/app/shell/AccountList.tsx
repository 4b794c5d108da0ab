import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ENABLED_LOCALES } from '#src/shared/lib/language/locales.ts';
import { PALETTE_NAMES } from '#src/shared/lib/look/palette.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import type { MenuItem, MenuListProps } from '#src/shared/ui/Menu.tsx';
import { MenuPopover } from '#src/shared/ui/MenuPopover.tsx';
import { useLanguage } from '../providers/language.ts';
import { usePalette } from '../providers/palette.ts';
import { useLogOut } from './use-log-out.ts';

/** The member's blogs, what waits on their desk, their lists, how the site looks, and the way out. */
export function AccountList(list: MenuListProps) {
  const { t, i18n } = useLingui();
  const { blogs, primaryBlog } = useViewer();
  const logOut = useLogOut();
  const { palette, cycle } = usePalette();
  const { locale, choose } = useLanguage();

  const counted = (name: string, count: number | undefined) =>
    count ? `${name} · ${compactCount(count, i18n.locale)}` : name;
  const deskItems: MenuItem[] = primaryBlog
    ? [
        {
          id: 'drafts',
          label: counted(t`Drafts`, primaryBlog.drafts),
          icon: 'pencil',
          href: paths.drafts(primaryBlog.name),
          separated: true,
        },
        {
          id: 'queue',
          label: counted(t`Queue`, primaryBlog.queue),
          icon: 'clock',
          href: paths.queue(primaryBlog.name),
        },
      ]
    : [];

  const items: MenuItem[] = [
    ...blogs.map(
      (blog): MenuItem => ({
        id: `blog-${blog.name}`,
        label: blog.name,
        detail: blog.title === blog.name ? undefined : blog.title,
        icon: 'user',
        href: paths.blog(blog.name),
      }),
    ),
    ...deskItems,
    { id: 'likes', label: t`Likes`, icon: 'heart', href: paths.likes(), separated: true },
    { id: 'following', label: t`Following`, icon: 'users', href: paths.following() },
    // The foot of the page has these as well, but on a phone a feed may never let one come to it.
    {
      id: 'palette',
      label: t`Next palette`,
      detail: palette ? PALETTE_NAMES[palette] : t`System palette`,
      icon: 'palette',
      separated: true,
      onAction: cycle,
    },
    ...ENABLED_LOCALES.filter(({ code }) => code !== locale).map(
      ({ code, name: language }): MenuItem => ({
        id: code,
        label: language,
        icon: 'globe',
        onAction: () => void choose(code),
      }),
    ),
    { id: 'log-out', label: t`Log out`, icon: 'logout', separated: true, onAction: logOut },
  ];

  return <MenuPopover label={t`Account`} items={items} {...list} />;
}
