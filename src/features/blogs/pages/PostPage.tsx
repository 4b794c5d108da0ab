import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { Post } from '#generated/zod/post.zod.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { ImagePriorityContext } from '#src/entities/post/blocks/image-priority.ts';
import { useOpenedPost } from '#src/entities/post/model/opened-post.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogFailure } from '../components/BlogFailure.tsx';
import { BlogFrame } from '../components/BlogFrame.tsx';
import { SmallBlogHead } from '../components/SmallBlogHead.tsx';
import { postQuery } from '../data/post.ts';

// Loaded lazily, because the post must not wait for what follows it.
const PostNeighbours = lazyPart(() => import('../components/PostNeighbours.tsx'), 'PostNeighbours');

/** Returns the title of a post without text. */
function useFallbackTitle(): (post: Post) => string {
  const { t } = useLingui();
  return ({ type, blogName }) => {
    if (type === 'photo') return t`A picture by ${blogName}`;
    if (type === 'video') return t`A video by ${blogName}`;
    if (type === 'audio') return t`A recording by ${blogName}`;
    return t`A post by ${blogName}`;
  };
}

function Single({ post: listed, replyId }: { post: Post; replyId: string | undefined }) {
  const { t } = useLingui();
  const post = useCurrentPost(listed);
  const wordless = useFallbackTitle();
  // The post was deleted while it was open, so the page redirects to its blog.
  if (!post) return <Navigate to={paths.blog(listed.blogName)} replace />;
  return (
    <BlogFrame theme={post.blog.theme}>
      <SmallBlogHead blog={post.blog} />
      <div>
        <PageHead {...postHead(post, wordless(post))} />
        <VisuallyHidden as="h1">{t`Post by ${post.blogName}`}</VisuallyHidden>
        <ImagePriorityContext value="first">
          <PostCard post={listed} place="blogPage" whole replyId={replyId} />
        </ImagePriorityContext>
      </div>
      <PostNeighbours post={post} />
    </BlogFrame>
  );
}

/**
 * A post's own page with its notes, opened at the reply the address names, and its neighbours; on the base layer or in
 * the preview panel.
 */
export default function PostPage() {
  const { blogname = '', postId = '', replyId } = useParams();
  const { data, error } = useQuery(postQuery(blogname, postId));
  const opened = useOpenedPost(postId);
  if (error && !data) return <BlogFailure name={blogname} error={error} />;
  const post = data?.post ?? opened;
  if (!post)
    return (
      <BlogFrame>
        <PostSkeleton />
      </BlogFrame>
    );
  return <Single key={`${post.id} ${replyId}`} post={post} replyId={replyId} />;
}
