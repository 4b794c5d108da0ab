import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';

type DeskListProps = {
  list: PagedList<Post>;
  empty: ReactNode;
  children: (posts: readonly Post[]) => ReactNode;
};

function DeskSkeleton() {
  return (
    <div data-feed="">
      <PostSkeleton />
      <PostSkeleton media={false} />
    </div>
  );
}

/** List of a blog's posts in the desk, with its loading, error and empty states. */
export function DeskList({ list, empty, children }: DeskListProps) {
  const { t } = useLingui();
  return (
    <EndlessList
      list={list}
      skeleton={<DeskSkeleton />}
      moreSkeleton={<PostSkeleton media={false} />}
      empty={empty}
      errorText={t`The posts could not be loaded.`}
      loadMoreErrorText={t`The next posts could not be loaded.`}
    >
      {children}
    </EndlessList>
  );
}
