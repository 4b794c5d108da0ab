import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getListBlogFollowersInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ListBlogFollowers200 } from '#generated/zod/listBlogFollowers200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import styles from '../components/Followers.module.css';

function followersQuery(blog: string) {
  return getListBlogFollowersInfiniteQueryOptions(blog, undefined, { query: paging });
}
const followersOf = ({ response }: ListBlogFollowers200): readonly BlogRef[] => response.users;
const keyOf = ({ uuid }: BlogRef): string => uuid;

/** Number of followers, from the same response as the list. */
function FollowerCount({ name }: { name: string }) {
  const { data } = useInfiniteQuery({
    ...followersQuery(name),
    select: ({ pages }) => pages[0]?.response.totalUsers ?? 0,
  });
  return (
    <p className={styles.total} role="status">
      {data ? <Plural value={data} one="# follower" other="# followers" /> : null}
    </p>
  );
}

function Followers({ blog: { name } }: { blog: Blog }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  return (
    <>
      <FollowerCount name={name} />
      <EndlessRows
        list={usePagedList(followersQuery(name), followersOf, keyOf)}
        keyOf={keyOf}
        label={t`Followers`}
        errorText={t`The followers could not be loaded.`}
        empty={
          <EmptyState
            art="cat"
            title={<Trans>Nobody follows {name} yet</Trans>}
            action={<ButtonLink href={paths.newPost()}>{t`Write a post`}</ButtonLink>}
          >
            <Trans>Add tags to your posts: people with the same interests find them that way.</Trans>
          </EmptyState>
        }
        row={(one) => (
          <BlogRow
            blog={one}
            size={48}
            action={
              blogs.some(({ uuid }) => uuid === one.uuid) ? undefined : (
                <FollowButton blog={one} size="small" variant="secondary" />
              )
            }
          />
        )}
      />
    </>
  );
}

/** Page of a blog's followers, newest first, for its admins (spec 000 §2.3: /blog/{blogName}/followers). */
export default function FollowersPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="followers" title={t`Followers`} forAdmins>
      {(blog) => <Followers key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
