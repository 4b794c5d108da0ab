import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { type BulkChange, dryRunQuery, type useBulk } from '../data/bulk.ts';
import styles from './Bulk.module.css';

/** Props shared by all bulk dialogs. */
export type BulkDialogInput = {
  blog: Blog;
  posts: readonly Post[];
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  /** Called when the change is made. */
  onDone: () => void;
};

type BulkDialogProps = BulkDialogInput & {
  title: string;
  /** Label of the confirm button. */
  verb: string;
  tone?: 'danger';
  /** The change to make; undefined while it is incomplete. */
  change: BulkChange | undefined;
  /** Reasons for skipped posts, by error code. */
  reasons?: Readonly<Record<number, string>>;
  children?: ReactNode;
};

/** Asks for confirmation before many posts change, and shows how many will. */
export function BulkDialog({
  blog,
  posts,
  bulk,
  onClose,
  onDone,
  title,
  verb,
  tone,
  change,
  reasons = {},
  children,
}: BulkDialogProps) {
  const { t } = useLingui();
  // Snapshot of the selection: after the change nothing is selected any more while the dialog is still closing.
  const [ids] = useState(() => posts.map(({ id }) => id));
  const { data, error, isFetching } = useQuery({
    ...dryRunQuery(blog.name, ids, change ?? { action: 'delete' }),
    enabled: change !== undefined,
  });
  const told = change && !isFetching ? data?.response : undefined;
  const count = told?.changed ?? 0;
  const why = new Set(told?.skipped.flatMap(({ code }) => reasons[code] ?? []));
  const failure = change && !isFetching ? error : null;
  const confirm = async (close: () => void): Promise<void> => {
    if (!change || count === 0 || !(await bulk.change(ids, change))) return;
    onDone();
    close();
  };
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      {(close) => (
        <div className={styles.question}>
          {children}
          <div className={styles.told} role="status">
            {change && isFetching ? <p>{t`Counting…`}</p> : null}
            {told ? (
              <p>
                <b>
                  <Plural value={count} one="# post will change" other="# posts will change" />
                </b>
                {told.matched - count - told.skipped.length > 0 ? (
                  <>
                    {' · '}
                    <Plural
                      value={told.matched - count - told.skipped.length}
                      one="# post needs no change"
                      other="# posts need no change"
                    />
                  </>
                ) : null}
                {told.skipped.length > 0 ? (
                  <>
                    {' · '}
                    <Plural
                      value={told.skipped.length}
                      one="# post cannot be changed this way"
                      other="# posts cannot be changed this way"
                    />
                  </>
                ) : null}
              </p>
            ) : null}
            {[...why].map((reason) => (
              <p key={reason} className={styles.hint}>
                {reason}
              </p>
            ))}
            {failure ? (
              <p className={styles.failed}>{errorMessage(failure, t`We could not count the posts.`)}</p>
            ) : null}
          </div>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button
              variant={tone ?? 'primary'}
              loading={bulk.busy}
              aria-disabled={count === 0 || undefined}
              onClick={() => void confirm(close)}
            >
              {verb}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
