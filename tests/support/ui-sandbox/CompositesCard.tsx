import { useState } from 'react';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ListReports200 } from '#generated/zod/listReports200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { GifPicker } from '#src/entities/post/gifs/GifPicker.tsx';
import { AdminQueue } from '#src/features/admin/components/AdminQueue.tsx';
import { ReportItem } from '#src/features/admin/components/ReportItem.tsx';
import { reportsQuery } from '#src/features/admin/data/admin.ts';
import { BulkMove } from '#src/features/desk/components/BulkMove.tsx';
import { useBulk } from '#src/features/desk/data/bulk.ts';
import { GraphCard } from '../../../src/features/activity/components/GraphCard.tsx';
import { TabTypes } from '../../../src/features/feed/components/TabTypes.tsx';
import { usePagedList } from '../../../src/shared/api/read/paged-list.ts';
import styles from './Sandbox.module.css';

const QUEUES = {
  open: { name: 'Waiting', empty: 'No open reports' },
  acted: { name: 'Action taken', empty: 'Nothing yet' },
  dismissed: { name: 'No action', empty: 'Nothing was left' },
};

const reportsOf = ({ response }: ListReports200) => response.reports;
const keyOf = ({ id }: AdminReport): string => id;
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
      <AdminQueue
        list={usePagedList(reportsQuery('open'), reportsOf, keyOf)}
        keyOf={keyOf}
        row={(report) => <ReportItem report={report} />}
        label="Reports"
        errorText="The reports could not be loaded."
        state="open"
        states={QUEUES}
        onState={() => {}}
      />
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
