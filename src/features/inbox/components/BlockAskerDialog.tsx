import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useBlockAsker } from '../data/askers.ts';
import styles from './Inbox.module.css';

/** Asks for confirmation before the sender of an ask is blocked. An anonymous asker stays anonymous. */
export function BlockAskerDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { blogName } = post;
  const { write, busy } = useBlockAsker(blogName);
  const ask = post.layout.find((block) => block.type === 'ask');
  const name = ask?.type === 'ask' ? ask.attribution?.blog?.name : undefined;
  const block = async (close: () => void): Promise<void> => {
    if (await write({ blog: blogName, data: { post_id: post.id } })) close();
  };
  return (
    <Dialog
      size="small"
      title={name ? t`Block ${name}?` : t`Block the sender of this question?`}
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>
            {name
              ? t`${name} and ${blogName} will no longer see each other.`
              : t`They can no longer ask ${blogName} anything or submit posts to it. You do not learn who it is, and they are not notified.`}
          </p>
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void block(close)}>{t`Block`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
