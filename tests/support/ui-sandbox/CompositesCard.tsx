import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { GifPicker } from '#src/entities/post/gifs/GifPicker.tsx';
import { StaffQueue } from '#src/features/admin/queue/StaffQueue.tsx';
import { BulkMove } from '#src/features/desk/components/BulkMove.tsx';
import { useBulk } from '#src/features/desk/data/bulk.ts';
import { GraphCard } from '../../../src/features/activity/components/GraphCard.tsx';
import { TabTypes } from '../../../src/features/feed/components/TabTypes.tsx';
import styles from './Sandbox.module.css';

const blogNamed = (name: string) => ({ name, uuid: name }) as Blog;

/** Shows composite components that many screens use: blog numbers, a staff queue, tab types. */
export function CompositesCard() {
  const [types, setTypes] = useState<readonly PostType[]>(['photo', 'video']);
  return (
    <>
      <GraphCard blog="marlow" />
      <section className={styles.card}>
        <TabTypes types={types} onChange={setTypes} />
      </section>
      <StaffQueue type="reports" state="open" />
    </>
  );
}

/** Asks which blog two posts are moved to. */
export function MoveLayer({ onClose }: { onClose: () => void }) {
  return (
    <BulkMove
      blog={blogNamed('marlow')}
      posts={[{ id: '1' }, { id: '2' }] as Post[]}
      bulk={useBulk('marlow')}
      targets={[blogNamed('marlow-offcuts')]}
      onClose={onClose}
      onDone={onClose}
    />
  );
}

/** Offers GIFs. */
export function GifLayer({ onClose }: { onClose: () => void }) {
  return <GifPicker onChoose={onClose} onClose={onClose} />;
}
