import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { startPostTransition } from '../model/opened-post.ts';
import { usePostDisplay } from '../model/post-display.ts';
import styles from './headers.module.css';
import { PostTime } from './PostTime.tsx';

type PostHeaderProps = {
  post: Post;
  /** Element id of the author's name, which labels the article. */
  nameId: string;
  /** Rendered at the end of the header. */
  menu?: ReactNode;
};

/** Links to the reblogged post, when it is known. */
function RebloggedFrom({ post }: { post: Post }) {
  const { t } = useLingui();
  const { parentBlogName, parentPostId } = post;
  if (!parentBlogName) return null;
  return (
    <span className={styles.from}>
      <Icon name="reblog" size={14} />
      <VisuallyHidden>{t`reblogged from`}</VisuallyHidden>
      <AppLink
        to={parentPostId ? paths.post(parentBlogName, parentPostId) : paths.blog(parentBlogName)}
        layer="overlay"
        className={styles.quietLink}
        translate="no"
      >
        {parentBlogName}
      </AppLink>
    </span>
  );
}

function StateBadge({ post }: { post: Post }) {
  const { t } = useLingui();
  const words: Partial<Record<Post['state'], string>> = {
    private: t`Private`,
    draft: t`Draft`,
    queued: t`Queued`,
    submission: t`Submission`,
    transcoding: t`Processing`,
    disabled: t`Taken down`,
  };
  const word = words[post.state];
  return word ? <span className={styles.badge}>{word}</span> : null;
}

/** Renders author, reblog source and time of a post. */
export function PostHeader({ post, nameId, menu }: PostHeaderProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // Pinned posts are only moved to the top on their blog; elsewhere they stay in chronological order.
  const { showsPinnedStatus } = usePostDisplay();
  const { blog } = post;
  return (
    <header className={styles.header}>
      <BlogAvatarLink blog={blog} size={40} className={styles.avatar} />
      <div className={styles.who}>
        <BlogName id={nameId} name={blog.name} className={styles.name} data-blog />
        <RebloggedFrom post={post} />
        <AppLink
          to={paths.post(blog.name, post.id, post.slug)}
          className={styles.time}
          onClick={() => startPostTransition(queryClient, post)}
          data-permalink
        >
          <PostTime timestamp={post.timestamp} />
        </AppLink>
        {post.editedTs ? <span>{t`edited`}</span> : null}
        {post.isPinned && showsPinnedStatus ? (
          <span className={styles.pinned}>
            <Icon name="pin" size={14} />
            {t`Pinned`}
          </span>
        ) : null}
        <StateBadge post={post} />
        <FollowButton blog={blog} look="link" className={styles.follow} />
      </div>
      {menu}
    </header>
  );
}
