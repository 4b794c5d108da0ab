import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';
import { KindTabs } from '../components/KindTabs.tsx';
import { blogKindQuery } from '../data/blog.ts';
import { postKindOf } from '../model/archive-filter.ts';

function Posts({ blog: { name }, kind }: { blog: Blog; kind: PostType }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h1">{t`Posts by ${name}, of one kind`}</VisuallyHidden>
      <div>
        <KindTabs
          current={kind}
          hrefOf={(other) => (other ? paths.blogKind(name, other) : paths.blog(name))}
        />
      </div>
      <PostPlaceContext value="blogPage">
        <Feed
          list={useFeed(blogKindQuery(name, kind, useShownHidden()))}
          label={t`Posts by ${name}, of one kind`}
          empty={
            <EmptyState
              title={t`${name} has no posts of this kind`}
              action={<ButtonLink href={paths.blog(name)}>{t`All posts`}</ButtonLink>}
            />
          }
          end={
            <ThreadEnd>
              <Trans>That is all of this kind.</Trans>
            </ThreadEnd>
          }
        />
      </PostPlaceContext>
    </>
  );
}

/** A blog's posts of one type (spec 000 §2.3: /{blog}/filter-by/{postType}). */
export default function BlogKindPage() {
  const { postType } = useParams();
  const kind = postKindOf(postType) ?? 'text';
  return (
    <BlogPartPage tab="posts" noIndex title={({ name }) => `@${name}`}>
      {(blog) => <Posts key={kind} blog={blog} kind={kind} />}
    </BlogPartPage>
  );
}
