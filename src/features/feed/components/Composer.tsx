import { useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import type { NewPostType } from '#src/paths/posts-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './Composer.module.css';

type Kind = { type: NewPostType; icon: IconName; label: string };

/** Row of post types above the dashboard. Each opens the post form in the same place. */
export function Composer() {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const open = useOpenLayer();
  const kinds: Kind[] = [
    { type: 'photo', icon: 'image', label: t`Photo` },
    { type: 'quote', icon: 'quote', label: t`Quote` },
    { type: 'link', icon: 'link', label: t`Link` },
  ];
  const others: Kind[] = [
    { type: 'chat', icon: 'chat', label: t`Chat` },
    { type: 'audio', icon: 'audio', label: t`Audio` },
    { type: 'video', icon: 'video', label: t`Video` },
  ];
  return (
    <div className={styles.composer}>
      {primaryBlog ? (
        <BlogAvatar blog={primaryBlog} size={64} loading="eager" className={styles.avatar} />
      ) : null}
      <nav className={styles.bar} aria-label={t`Create a post`}>
        <AppLink to={paths.newPost('text')} layer="modal" className={styles.words}>
          {t`Go ahead, put anything`}
        </AppLink>
        {kinds.map(({ type, icon, label }) => (
          <AppLink
            key={type}
            to={paths.newPost(type)}
            layer="modal"
            className={styles.kind}
            aria-label={label}
            title={label}
          >
            <Icon name={icon} size={22} />
          </AppLink>
        ))}
        <Menu
          label={t`More kinds of posts`}
          items={others.map(({ type, icon, label }) => ({
            id: type,
            label,
            icon,
            onAction: () => open(paths.newPost(type), 'modal'),
          }))}
          trigger={(props) => <IconButton icon="more" label={t`More kinds of posts`} {...props} />}
        />
      </nav>
    </div>
  );
}
