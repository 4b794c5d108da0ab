import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { ImagePriorityContext } from '#src/entities/post/blocks/image-priority.ts';
import { CommunityContext } from '#src/entities/post/community/community-context.ts';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useCloseLayer, useLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { CommunityAside } from '../components/CommunityAside.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { CommunityPicture } from '../components/CommunityPicture.tsx';
import styles from '../components/CommunityPost.module.css';
import { useCommunityTheme } from '../components/use-community-theme.ts';
import { communityPostQuery } from '../data/post.ts';
import { inviteHashIn } from '../model/stored-invite-hash.ts';

// The post does not wait for its comments.
const Comments = lazyPart(() => import('../components/Comments.tsx'), 'Comments');

type SingleProps = {
  post: Post;
  community: Community;
  inviteHash: string | undefined;
  commentId: string | undefined;
};

function Single({ post: listed, community, inviteHash, commentId }: SingleProps) {
  const { t } = useLingui();
  const post = useCurrentPost(listed);
  const { name, title } = community;
  const isDialog = useLayer().layer !== 'base';
  const layers = useLayers();
  const close = useCloseLayer();
  const [foot, setFoot] = useState<Element | null>(null);
  useCommunityTheme(community);
  // The post was deleted while it was open, so the page redirects to its community.
  if (!post) return <Navigate to={paths.community(name)} replace />;
  const isHidden = community.visibility === 'private' || community.hasContentLabel;
  const head = postHead(post, t`A post by ${post.blogName} in ${title}`);
  const isOverHub = layers.base.pathname === paths.community(name);
  const back = (
    <AppLink
      to={paths.community(name)}
      className={styles.back}
      onClick={(event) => {
        // The hub is behind the dialog, where the member left it.
        if (!isDialog || !isOverHub) return;
        event.preventDefault();
        close();
      }}
    >
      <CommunityPicture community={community} size={32} />
      <bdi>{title}</bdi>
    </AppLink>
  );
  const card = (
    <CommunityContext value={community}>
      <PostPlaceContext value="community">
        <ImagePriorityContext value="first">
          <PostCard
            post={listed}
            whole
            below={
              <Comments
                post={post}
                community={community}
                inviteHash={inviteHash}
                linkedId={commentId}
                foot={foot}
              />
            }
          />
        </ImagePriorityContext>
      </PostPlaceContext>
    </CommunityContext>
  );
  const end = (
    <ThreadEnd>
      <Trans>That is everything anyone has said.</Trans>
    </ThreadEnd>
  );
  const heading = (
    <>
      <PageHead {...head} {...(isHidden ? { noIndex: true } : {})} />
      <VisuallyHidden as="h1">{t`Post by ${post.blogName} in ${title}`}</VisuallyHidden>
    </>
  );
  if (isDialog)
    return (
      <div className={styles.dialog} {...frameThemeOf(community.theme)}>
        {heading}
        {back}
        {card}
        {end}
        <div ref={setFoot} className={styles.foot} />
      </div>
    );
  return (
    <TwoColumns aside={<CommunityAside {...{ community, post, inviteHash }} />}>
      {heading}
      {back}
      {card}
      {end}
    </TwoColumns>
  );
}

/**
 * A post of a community with its comments, opened at the comment that the address names: a page of its own, or a dialog
 * over the community's hub (spec 001 §2).
 */
export default function CommunityPostPage() {
  const { communityId = '', postId = '', commentId } = useParams();
  const inviteHash = inviteHashIn(useLocation().search);
  const { data, error } = useQuery(communityPostQuery(communityId, postId, inviteHash));
  if (error && !data) return <CommunityFailure name={communityId} error={error} />;
  if (!data) return <PostSkeleton />;
  const { post, community } = data;
  return <Single key={post.id} {...{ post, community, inviteHash, commentId }} />;
}
