import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useBlockAndMute } from './block-and-mute.ts';
import styles from './blog-dialogs.module.css';

/** Asks for confirmation before a blog is blocked, because the follows that end are not restored by unblocking. */
export function BlockDialog({ blog, onClose }: { blog: Pick<Blog, 'uuid' | 'name'>; onClose: () => void }) {
  const { t } = useLingui();
  const { block } = useBlockAndMute(blog);
  const [busy, setBusy] = useState(false);
  const { name } = blog;
  const confirm = async (close: () => void): Promise<void> => {
    setBusy(true);
    if (await block()) close();
    setBusy(false);
  };
  return (
    <Dialog size="small" title={t`Block ${name}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`You will not see each other’s posts, and you will stop following each other. They are not notified. You can unblock them in your settings.`}</p>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void confirm(close)}>{t`Block`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
