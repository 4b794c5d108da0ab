import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BulkChange } from '../data/bulk.ts';
import styles from './Bulk.module.css';
import { BulkDialog, type BulkDialogInput } from './BulkDialog.tsx';

/** Asks for confirmation before many posts are deleted or change their state. */
export function BulkConfirm({ change, ...question }: BulkDialogInput & { change: BulkChange }) {
  const { t } = useLingui();
  const count = question.posts.length;
  const name = question.blog.name;
  if (change.action === 'delete')
    return (
      <BulkDialog
        {...question}
        change={change}
        title={t`Delete ${plural(count, { one: '# post', other: '# posts' })}?`}
        verb={t`Delete`}
        tone="danger"
      >
        <p
          className={styles.hint}
        >{t`You can undo this for one hour. Reblogs keep the content they quoted.`}</p>
      </BulkDialog>
    );
  const words = {
    published: {
      title: t`Publish ${plural(count, { one: '# post', other: '# posts' })} on ${name}?`,
      verb: t`Publish now`,
    },
    queue: {
      title: t`Put ${plural(count, { one: '# post', other: '# posts' })} into the queue of ${name}?`,
      verb: t`Add to the queue`,
    },
    draft: {
      title: t`Turn ${plural(count, { one: '# post', other: '# posts' })} into drafts?`,
      verb: t`Turn into drafts`,
    },
    private: {
      title: t`Make ${plural(count, { one: '# post', other: '# posts' })} private?`,
      verb: t`Make private`,
    },
  }[change.state ?? 'draft'];
  return <BulkDialog {...question} {...words} change={change} />;
}
