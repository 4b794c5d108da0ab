import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ListFollowing200 } from '#generated/zod/listFollowing200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { FollowByName } from '../components/FollowByName.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { followingQuery } from '../data/following.ts';
import styles from './FollowingPage.module.css';

function Nobody() {
  return (
    <EmptyState
      title={<Trans>You do not follow anybody yet</Trans>}
      action={
        <ButtonLink href={paths.explore()} variant="primary" icon="compass">
          <Trans>Find blogs</Trans>
        </ButtonLink>
      }
    >
      <Trans>The blogs you follow are listed here. Their posts appear on your dashboard.</Trans>
    </EmptyState>
  );
}

const blogsOf = ({ response }: ListFollowing200) => response.blogs;
const keyOf = ({ uuid }: Pick<Blog, 'uuid'>): string => uuid;

function List() {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={usePagedList(followingQuery(), blogsOf, keyOf)}
      keyOf={keyOf}
      label={t`Following`}
      empty={<Nobody />}
      errorText={t`Your list could not be loaded.`}
      row={(blog) => (
        <BlogRow
          blog={blog}
          size={48}
          action={<FollowButton blog={blog} size="small" variant="secondary" />}
        />
      )}
    />
  );
}

/** Blogs the member follows. */
export default function FollowingPage() {
  const { t } = useLingui();
  const { user } = useViewer();
  return (
    <>
      <PageHead title={t`Following`} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <ListHeader
          title={t`Following`}
          detail={user ? <Plural value={user.following} one="# blog" other="# blogs" /> : undefined}
        />
        <div className={styles.column}>
          <FollowByName />
          <List />
        </div>
      </TwoColumns>
    </>
  );
}
