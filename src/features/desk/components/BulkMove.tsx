import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './Bulk.module.css';
import { BulkDialog, type BulkDialogInput } from './BulkDialog.tsx';

type BulkMoveProps = BulkDialogInput & {
  /** The possible target blogs: at least one. */
  targets: readonly Blog[];
};

/** Asks which other blog of the member the selected posts move to. */
export function BulkMove({ targets, ...question }: BulkMoveProps) {
  const { t } = useLingui();
  const field = useId();
  const [to, setTo] = useState(targets[0]?.name ?? '');
  const count = question.posts.length;
  const reasons: Record<number, string> = {
    4003: t`Posts by other members stay on this blog.`,
    4032: t`Answers and submissions cannot be moved to another blog.`,
  };
  return (
    <BulkDialog
      {...question}
      title={t`Move ${plural(count, { one: '# post', other: '# posts' })} to another blog?`}
      verb={t`Move to ${to}`}
      change={{ action: 'move_to_blog', to_blog: to }}
      reasons={reasons}
    >
      <div className={styles.target}>
        <label htmlFor={field}>{t`To which blog?`}</label>
        <Select id={field} value={to} onChange={({ target }) => setTo(target.value)}>
          {targets.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <p className={styles.hint}>
        {t`Their notes and dates are kept, and old links lead to the new blog. You can undo this for one hour.`}
      </p>
    </BulkDialog>
  );
}
