import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { EmbeddedPost } from '../components/EmbeddedPost.tsx';
import { EmbedLayout } from '../components/EmbedLayout.tsx';
import { EmbedUnavailable } from '../components/EmbedUnavailable.tsx';
import { embedQuery } from '../data/embed.ts';

/** A post for other sites' pages (spec 000 §2.3: /embed/post/{blogIdentifier}/{postId}; public, cached for 60 s). */
export default function EmbeddedPostPage() {
  const { t } = useLingui();
  const { blog = '', postId = '' } = useParams();
  const { data, error } = useQuery(embedQuery(blog, postId));
  if (!data)
    return error ? (
      <EmbedUnavailable title={t`Post`} heading={<Trans>This post cannot be shown here</Trans>}>
        <Trans>The blog deleted this post, or shows it on Skein only.</Trans>
      </EmbedUnavailable>
    ) : (
      <EmbedLayout standsFor={paths.home()}>
        <PostSkeleton />
      </EmbedLayout>
    );
  const { post } = data;
  return (
    <EmbedLayout standsFor={postPathOf(post)} theme={frameThemeOf(post.blog.theme)}>
      <PageHead title={t`Post by ${post.blogName}`} noIndex />
      <VisuallyHidden as="h1">{t`Post by ${post.blogName}`}</VisuallyHidden>
      <EmbeddedPost post={post} />
    </EmbedLayout>
  );
}
