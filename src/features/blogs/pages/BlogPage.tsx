import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { paths } from '#src/paths/paths.ts';
import { type FeedPages, useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { BlogFailure } from '../components/BlogFailure.tsx';
import { BlogFrame } from '../components/BlogFrame.tsx';
import { BlogHead } from '../components/BlogHead.tsx';
import { BlogSkeleton } from '../components/BlogSkeleton.tsx';
import { BlogTabs } from '../components/BlogTabs.tsx';
import { blogPostsQuery, blogQuery, blogSearchQuery } from '../data/blog.ts';
import styles from './BlogPage.module.css';

type BlogPart = { blog: Blog; tag?: string; term?: string };

function Nothing({ blog, tag, term }: BlogPart) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  if (term)
    return (
      <EmptyState
        title={t`No posts about “${term}”`}
        action={
          <ButtonLink href={paths.search(term)} variant="primary" icon="search">
            <Trans>Search all blogs</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try fewer or other words.</Trans>
      </EmptyState>
    );
  if (tag)
    return (
      <EmptyState title={t`No posts tagged #${tag}`}>
        <Trans>{blog.name} has not used this tag.</Trans>
      </EmptyState>
    );
  if (blogs.some(({ uuid }) => uuid === blog.uuid))
    return (
      <EmptyState
        art="yarn"
        title={t`You have not posted yet`}
        action={
          <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">{t`Write something`}</ButtonLink>
        }
      >
        <Trans>Nobody has to like it. It is your blog.</Trans>
      </EmptyState>
    );
  return <EmptyState art="cat" title={t`${blog.name} has not posted yet`} />;
}

function TagFilter({ blog, tag }: { blog: Blog; tag: string }) {
  const navigate = useNavigate();
  return (
    <div className={styles.filter}>
      <Trans>
        Posts tagged{' '}
        <TagChip
          tag={tag}
          selected
          onRemove={() => {
            void navigate(paths.blog(blog.name));
          }}
        />
      </Trans>
    </div>
  );
}

function Posts({ list, blog, tag, term }: BlogPart & { list: FeedPages }) {
  const { t } = useLingui();
  const end = (
    <ThreadEnd>
      {term ? (
        <Trans>
          That is all {blog.name} has about “{term}”.
        </Trans>
      ) : tag ? (
        <Trans>
          That is all {blog.name} has tagged #{tag}.
        </Trans>
      ) : (
        <Trans>That is all of {blog.name}.</Trans>
      )}
    </ThreadEnd>
  );
  return (
    <PostPlaceContext value="blogPage">
      <Feed
        begins
        list={list}
        label={t`Posts by ${blog.name}`}
        empty={<Nothing blog={blog} tag={tag} term={term} />}
        end={end}
      />
    </PostPlaceContext>
  );
}

function Listed({ blog, tag }: BlogPart) {
  return (
    <Posts
      list={useFeed(useInitialCursor(blogPostsQuery(blog.name, tag, useShownHidden())))}
      blog={blog}
      tag={tag}
    />
  );
}

function Found({ blog, term }: { blog: Blog; term: string }) {
  return (
    <Posts
      list={useFeed(useInitialCursor(blogSearchQuery(blog.name, term, useShownHidden())))}
      blog={blog}
      term={term}
    />
  );
}

/** A blog: header and posts, on the base layer or in the preview panel. All address forms of a blog lead here. */
export default function BlogPage() {
  const { blogname = '', tag, searchTerm = '' } = useParams();
  const term = normalizeSearchTerm(searchTerm);
  const { data: blog, error } = useQuery(blogQuery(blogname));
  if (error && !blog) return <BlogFailure name={blogname} error={error} />;
  if (!blog) return <BlogSkeleton />;
  return (
    <BlogFrame theme={blog.theme}>
      <BlogHead blog={blog} tag={tag} term={term} />
      <BlogTabs blog={blog} current={tag || term ? undefined : 'posts'} term={term} />
      {tag ? <TagFilter blog={blog} tag={tag} /> : null}
      <div className={styles.days}>
        {term ? <Found key={term} blog={blog} term={term} /> : <Listed key={tag} blog={blog} tag={tag} />}
      </div>
    </BlogFrame>
  );
}
