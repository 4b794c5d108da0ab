import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { Embedded } from '../components/Embedded.tsx';
import { addressOf, EmbeddedPost } from '../components/EmbeddedPost.tsx';
import { Gone } from '../components/PostGone.tsx';
import { embedQuery } from '../data/embed.ts';

/** One post for other sites' pages (spec 000 §2.3: /embed/post/{blogIdentifier}/{postId}; public, kept for 60 s). */
export default function EmbeddedPostPage() {
  const { t } = useLingui();
  const { blog = '', postId = '' } = useParams();
  const { data, error } = useQuery(embedQuery(blog, postId));
  if (!data)
    return error ? (
      <Gone title={t`Post`} heading={<Trans>This post is not to be seen here</Trans>}>
        <Trans>Its blog has taken it down, or shows it on Skein only.</Trans>
      </Gone>
    ) : (
      <Embedded standsFor={paths.home()}>
        <PostSkeleton />
      </Embedded>
    );
  const { post } = data;
  return (
    <Embedded standsFor={addressOf(post)} ground={frameThemeOf(post.blog.theme)}>
      <PageHead title={t`Post by ${post.blogName}`} noIndex />
      <VisuallyHidden as="h1">{t`Post by ${post.blogName}`}</VisuallyHidden>
      <EmbeddedPost post={post} />
    </Embedded>
  );
}
