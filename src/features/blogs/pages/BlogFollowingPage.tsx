import { Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ListBlogFollowing200 } from '#generated/zod/listBlogFollowing200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';
import { blogFollowingQuery } from '../data/sharing.ts';

const blogsOf = ({ response }: ListBlogFollowing200) => response.blogs;
const keyOf = ({ uuid }: Pick<Blog, 'uuid'>): string => uuid;

function Followed({ blog: { name } }: { blog: Blog }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h1">{t`Blogs ${name} follows`}</VisuallyHidden>
      <EndlessRows
        list={usePagedList(blogFollowingQuery(name), blogsOf, keyOf)}
        keyOf={keyOf}
        label={t`Blogs ${name} follows`}
        errorText={t`The list could not be loaded.`}
        empty={
          <EmptyState art="cat" title={t`${name} follows nobody yet`}>
            <Trans>Blogs that it follows are listed here.</Trans>
          </EmptyState>
        }
        row={(one) => (
          <BlogRow
            blog={one}
            size={48}
            action={<FollowButton blog={one} size="small" variant="secondary" />}
          />
        )}
      />
    </>
  );
}

/** The blogs a blog follows, when it shares them. */
export default function BlogFollowingPage() {
  const { t } = useLingui();
  return (
    <BlogPartPage tab="following" noIndex title={({ name }) => t`Blogs ${name} follows`}>
      {(blog) => <Followed key={blog.uuid} blog={blog} />}
    </BlogPartPage>
  );
}
