import { useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
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
import styles from './CommunityComposer.module.css';

type CommunityComposerProps = {
  community: Community;
  /** Path of the board that is shown, to which the post goes. */
  board: string | undefined;
};

/** Row above a community's posts that opens the post form, with the community's own words. */
export function CommunityComposer({ community, board }: CommunityComposerProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const open = useOpenLayer();
  const { name, title, prompt, membership } = community;
  const blog = blogs.find((one) => one.name === membership.blogName);
  const others: { type: NewPostType; icon: IconName; label: string }[] = [
    { type: 'quote', icon: 'quote', label: t`Quote` },
    { type: 'link', icon: 'link', label: t`Link` },
    { type: 'chat', icon: 'chat', label: t`Chat` },
    { type: 'audio', icon: 'audio', label: t`Audio` },
    { type: 'video', icon: 'video', label: t`Video` },
  ];
  return (
    <div className={styles.composer}>
      {blog ? <BlogAvatar blog={blog} size={64} loading="eager" className={styles.avatar} /> : null}
      <nav className={styles.bar} aria-label={t`Post in ${title}`}>
        <AppLink to={paths.newCommunityPost(name, { board })} layer="modal" className={styles.words}>
          <bdi>{prompt || t`Go ahead, put anything`}</bdi>
        </AppLink>
        {blog ? <span className={styles.writer}>{t`as ${blog.name}`}</span> : null}
        <AppLink
          to={paths.newCommunityPost(name, { type: 'photo', board })}
          layer="modal"
          className={styles.kind}
          aria-label={t`Photo`}
          title={t`Photo`}
        >
          <Icon name="image" size={22} />
        </AppLink>
        <Menu
          label={t`More kinds of posts`}
          items={others.map(({ type, icon, label }) => ({
            id: type,
            label,
            icon,
            onAction: () => open(paths.newCommunityPost(name, { type, board }), 'modal'),
          }))}
          trigger={(props) => <IconButton icon="more" label={t`More kinds of posts`} {...props} />}
        />
      </nav>
    </div>
  );
}
