import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostCommunity } from '#generated/zod/postCommunity.zod.ts';
import { hasPaywall } from '#src/domain/post/paywall.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogBadges } from '#src/entities/blog/BlogBadges.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { CommunityContext } from '../community/community-context.ts';
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

/**
 * Names the place of a post in its community: the board on the community's own pages, elsewhere the community; and what
 * its author is there.
 */
function CommunityPlace({ community }: { community: PostCommunity }) {
  const { t } = useLingui();
  const around = use(CommunityContext);
  const { name, title, boardPath, authorRole, isPinned } = community;
  const isInside = around?.name === name;
  const board = around?.boards.find(({ path }) => path === boardPath);
  const roles: Partial<Record<NonNullable<PostCommunity['authorRole']>, string>> = {
    admin: t`Admin`,
    moderator: t`Moderator`,
  };
  const role = authorRole && roles[authorRole];
  return (
    <>
      {isInside ? null : (
        <AppLink to={paths.community(name)} className={styles.quietLink}>
          <bdi>{title}</bdi>
        </AppLink>
      )}
      {isInside && board ? (
        <AppLink to={paths.communityBoard(name, board.path)} className={styles.quietLink}>
          <bdi>{board.title}</bdi>
        </AppLink>
      ) : null}
      {role ? <span className={styles.badge}>{role}</span> : null}
      {isPinned && isInside ? (
        <span className={styles.pinnedHere}>
          <Icon name="pin" size={14} />
          {t`Pinned`}
        </span>
      ) : null}
    </>
  );
}

/** Renders author, reblog source and time of a post. */
export function PostHeader({ post, nameId, menu }: PostHeaderProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // Pinned posts are only moved to the top on their blog; elsewhere they stay in chronological order.
  const { showsPinnedStatus } = usePostDisplay();
  const { blog, community } = post;
  const postLayer = use(CommunityContext)?.postLayer;
  return (
    <header className={styles.header}>
      <BlogAvatarLink blog={blog} size={40} className={styles.avatar} />
      <div className={styles.who}>
        {community?.isRead === false ? (
          <span className={styles.unread}>
            <VisuallyHidden>{t`New`}</VisuallyHidden>
          </span>
        ) : null}
        <BlogName id={nameId} name={blog.name} className={styles.name} data-blog />
        <BlogBadges badges={blog.badges} />
        <RebloggedFrom post={post} />
        <AppLink
          to={postPathOf(post)}
          layer={postLayer}
          className={styles.time}
          onClick={() => startPostTransition(queryClient, post)}
          data-permalink
        >
          <PostTime timestamp={post.timestamp} />
        </AppLink>
        {hasPaywall(post.content) ? <span>{t`for supporters`}</span> : null}
        {post.editedTs ? <span>{t`edited`}</span> : null}
        {post.isPinned && showsPinnedStatus ? (
          <span className={styles.pinned}>
            <Icon name="pin" size={14} />
            {t`Pinned`}
          </span>
        ) : null}
        <StateBadge post={post} />
        {community ? (
          <CommunityPlace community={community} />
        ) : (
          <FollowButton blog={blog} look="link" className={styles.follow} />
        )}
      </div>
      {menu}
    </header>
  );
}
