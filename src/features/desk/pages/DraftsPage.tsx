import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from '../components/Desk.module.css';
import { DeskFrame } from '../components/DeskFrame.tsx';
import { DeskItem } from '../components/DeskItem.tsx';
import { DeskList } from '../components/DeskList.tsx';
import { SelectSeveral } from '../components/SelectSeveral.tsx';
import { draftsQuery, isTranscoding } from '../data/drafts.ts';
import { idOf, postsOf } from '../data/queue.ts';

const BulkList = lazyLayer(() => import('../components/BulkList.tsx'), 'BulkList');

function NoDrafts() {
  return (
    <EmptyState
      art="yarn"
      title={<Trans>No drafts</Trans>}
      action={
        <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">
          <Trans>Write something</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose “Save as a draft” when you post. The draft is then kept here.</Trans>
    </EmptyState>
  );
}

function Drafts({ blog }: { blog: Blog }) {
  const list = usePagedList(draftsQuery(blog.name), postsOf, idOf);
  const { refreshLists: refresh } = usePublishFeedback();
  const [choosing, setChoosing] = useState(false);
  const queryClient = useQueryClient();
  const waiting = list.items?.filter(isTranscoding).length ?? 0;
  const before = useRef(waiting);
  // A draft was published in the background, so the number on the tab is outdated.
  useEffect(() => {
    if (waiting < before.current) refetchViewer(queryClient);
    before.current = waiting;
  }, [waiting, queryClient]);
  if (choosing)
    return <BulkList blog={blog} list={list} empty={<NoDrafts />} onClose={() => setChoosing(false)} />;
  return (
    <DeskList list={list} empty={<NoDrafts />}>
      {(posts) => (
        <>
          <div className={styles.bar}>
            <SelectSeveral onPress={() => setChoosing(true)} />
          </div>
          <ul data-feed="">
            {posts.map((post) => (
              <DeskItem key={post.id} post={post} place="drafts" onGone={refresh} />
            ))}
          </ul>
        </>
      )}
    </DeskList>
  );
}

/** Page of a blog's drafts (spec 000 §2.3: /blog/{blogName}/drafts). */
export default function DraftsPage() {
  return <DeskFrame screen="drafts">{(blog) => <Drafts key={blog.uuid} blog={blog} />}</DeskFrame>;
}
