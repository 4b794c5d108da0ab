import { useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer.ts';
import { ENABLED_LOCALES } from '#src/shared/lib/locales.ts';
import { PALETTE_NAMES } from '#src/shared/lib/palette.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useLanguage } from '../providers/language.ts';
import { usePalette } from '../providers/palette.ts';
import styles from './AccountMenu.module.css';
import { useLogOut } from './use-log-out.ts';

/** The member's own picture: a list of their blogs and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user, blogs, primaryBlog } = useViewer();
  const logOut = useLogOut();
  const { palette, cycle } = usePalette();
  const { locale, choose } = useLanguage();
  const name = primaryBlog?.name ?? user?.name ?? '';

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

  return (
    <Menu
      label={t`Account`}
      items={items}
      trigger={(props) => (
        <button
          type="button"
          className={styles.button}
          aria-label={t`Account: ${name}`}
          title={name}
          {...props}
        >
          {primaryBlog ? (
            <BlogAvatar blog={primaryBlog} size={36} loading="eager" />
          ) : (
            <Avatar name={name} size={36} />
          )}
        </button>
      )}
    />
  );
}
