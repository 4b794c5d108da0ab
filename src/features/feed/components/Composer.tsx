import { useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { type NewPostType, paths } from '#src/shared/navigation/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Composer.module.css';

/** The ways to begin a post, above the dashboard. */
export const Composer = () => {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const kinds: Array<{ type: NewPostType; icon: IconName; label: string }> = [
    { type: 'text', icon: 'text', label: t`Text` },
    { type: 'photo', icon: 'image', label: t`Photo` },
    { type: 'quote', icon: 'quote', label: t`Quote` },
    { type: 'link', icon: 'link', label: t`Link` },
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
        {kinds.map(({ type, icon, label }) => (
          <AppLink key={type} to={paths.newPost(type)} layer="modal" className={styles.kind} data-type={type}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            {label}
          </AppLink>
        ))}
      </nav>
    </div>
  );
};
