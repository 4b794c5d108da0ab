import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useKeepAway } from '../data/keep-away.ts';
import styles from './asking.module.css';

/** Asks once before a blog is blocked: follows that end do not come back by themselves. */
export function BlockDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { block } = useKeepAway(post);
  const [busy, setBusy] = useState(false);
  const { blogName } = post;
  const confirm = async (close: () => void): Promise<void> => {
    setBusy(true);
    if (await block()) close();
    setBusy(false);
  };
  return (
    <Dialog size="small" title={t`Block ${blogName}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`Neither of you will see the other, and you will no longer follow each other. They are not told. You can take it back in your settings.`}</p>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void confirm(close)}>{t`Block`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
