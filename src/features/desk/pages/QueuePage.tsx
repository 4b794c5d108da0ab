import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from '../components/Desk.module.css';
import { DeskFrame } from '../components/DeskFrame.tsx';
import { DeskList } from '../components/DeskList.tsx';
import { QueueList } from '../components/QueueList.tsx';
import { QueueSettingsLine } from '../components/QueueSettingsLine.tsx';
import { SelectSeveral } from '../components/SelectSeveral.tsx';
import { idOf, postsOf, queueQuery } from '../data/queue.ts';
import { useQueueMoves } from '../data/use-queue-moves.ts';

const ShuffleDialog = lazyLayer(() => import('../components/ShuffleDialog.tsx'), 'ShuffleDialog');

const BulkList = lazyLayer(() => import('../components/BulkList.tsx'), 'BulkList');

function EmptyQueue() {
  return (
    <EmptyState
      art="yarn"
      title={<Trans>The queue is empty</Trans>}
      action={
        <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">
          <Trans>Write something</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Choose “Add to queue” or “Schedule” when you post. The post is then published automatically.
      </Trans>
    </EmptyState>
  );
}

function Queue({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const list = usePagedList(queueQuery(blog.name), postsOf, idOf);
  const moves = useQueueMoves(blog.name);
  const { refreshLists: refresh } = usePublishFeedback();
  const [mixing, setMixing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const settings = list.pages?.[0]?.response.settings;
  if (choosing)
    return <BulkList blog={blog} list={list} empty={<EmptyQueue />} onClose={() => setChoosing(false)} />;
  return (
    <DeskList list={list} empty={<EmptyQueue />}>
      {(posts) => (
        <>
          <div className={styles.bar}>
            {settings ? <QueueSettingsLine settings={settings} blog={blog} /> : null}
            <Button
              size="small"
              icon="shuffle"
              aria-disabled={posts.length < 2}
              onClick={() => {
                if (posts.length > 1) setMixing(true);
              }}
            >{t`Shuffle`}</Button>
            <SelectSeveral onPress={() => setChoosing(true)} />
          </div>
          <QueueList posts={posts} onMove={moves.move} onGone={refresh} />
          {mixing ? (
            <ShuffleDialog
              busy={moves.isShuffling}
              onShuffle={moves.shuffle}
              onClose={() => setMixing(false)}
            />
          ) : null}
        </>
      )}
    </DeskList>
  );
}

/** Page of a blog's queue (spec 000 §2.3: /blog/{blogName}/queue). */
export default function QueuePage() {
  return <DeskFrame screen="queue">{(blog) => <Queue key={blog.uuid} blog={blog} />}</DeskFrame>;
}
