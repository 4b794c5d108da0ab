import { Trans } from '@lingui/react/macro';
import { getListBlogPostsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { BulkList } from '../components/BulkList.tsx';
import { DeskFrame } from '../components/DeskFrame.tsx';
import { idOf, postsOf } from '../data/queue.ts';

/** Page size: the maximum the contract allows. */
const PAGE_SIZE = 50;

function NoPublishedPosts() {
  return (
    <EmptyState
      art="yarn"
      title={<Trans>No published posts yet</Trans>}
      action={
        <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">
          <Trans>Write something</Trans>
        </ButtonLink>
      }
    >
      <Trans>Published posts of this blog are listed here. You can change many at once.</Trans>
    </EmptyState>
  );
}

function Published({ blog }: { blog: Blog }) {
  const options = getListBlogPostsInfiniteQueryOptions(blog.name, { limit: PAGE_SIZE }, { query: paging });
  const list = usePagedList(options, postsOf, idOf);
  return <BulkList blog={blog} list={list} empty={<NoPublishedPosts />} />;
}

/** Page of a blog's published posts as selectable rows, for bulk changes. */
export default function PublishedPage() {
  return <DeskFrame screen="published">{(blog) => <Published key={blog.uuid} blog={blog} />}</DeskFrame>;
}
