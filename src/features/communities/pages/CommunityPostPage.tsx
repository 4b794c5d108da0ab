import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { ImagePriorityContext } from '#src/entities/post/blocks/image-priority.ts';
import { CommunityContext } from '#src/entities/post/community/community-context.ts';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
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
  useCommunityTheme(community);
  // The post was deleted while it was open, so the page redirects to its community.
  if (!post) return <Navigate to={paths.community(name)} replace />;
  const isHidden = community.visibility === 'private' || community.hasContentLabel;
  const head = postHead(post, t`A post by ${post.blogName} in ${title}`);
  return (
    <TwoColumns aside={<CommunityAside community={community} />}>
      <PageHead {...head} {...(isHidden ? { noIndex: true } : {})} />
      <VisuallyHidden as="h1">{t`Post by ${post.blogName} in ${title}`}</VisuallyHidden>
      <Link href={paths.community(name)} className={styles.back}>
        <CommunityPicture community={community} size={32} />
        <bdi>{title}</bdi>
      </Link>
      <CommunityContext value={community}>
        <PostPlaceContext value="community">
          <ImagePriorityContext value="first">
            <PostCard
              post={listed}
              whole
              below={
                <Comments post={post} community={community} inviteHash={inviteHash} linkedId={commentId} />
              }
            />
          </ImagePriorityContext>
        </PostPlaceContext>
      </CommunityContext>
      <ThreadEnd>
        <Trans>That is everything anyone has said.</Trans>
      </ThreadEnd>
    </TwoColumns>
  );
}

/** A post of a community with its comments, opened at the comment that the address names (spec 001 §2). */
export default function CommunityPostPage() {
  const { communityId = '', postId = '', commentId } = useParams();
  const inviteHash = inviteHashIn(useLocation().search);
  const { data, error } = useQuery(communityPostQuery(communityId, postId, inviteHash));
  if (error && !data) return <CommunityFailure name={communityId} error={error} />;
  if (!data) return <PostSkeleton />;
  const { post, community } = data;
  return <Single key={post.id} {...{ post, community, inviteHash, commentId }} />;
}
