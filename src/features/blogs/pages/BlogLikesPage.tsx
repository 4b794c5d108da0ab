import { Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';
import { blogLikesQuery } from '../data/sharing.ts';

function Likes({ blog: { name } }: { blog: Blog }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h1">{t`What ${name} likes`}</VisuallyHidden>
      <Feed
        list={useFeed(blogLikesQuery(name))}
        label={t`What ${name} likes`}
        empty={
          <EmptyState art="cat" title={t`${name} has not liked anything yet`}>
            <Trans>Posts that this blog likes are listed here.</Trans>
          </EmptyState>
        }
        end={
          <ThreadEnd>
            <Trans>That is all {name} likes.</Trans>
          </ThreadEnd>
        }
      />
    </>
  );
}

/** The posts a blog likes, when it shares them. */
export default function BlogLikesPage() {
  const { t } = useLingui();
  return (
    <BlogPartPage tab="likes" noIndex title={({ name }) => t`What ${name} likes`}>
      {(blog) => <Likes key={blog.uuid} blog={blog} />}
    </BlogPartPage>
  );
}
