import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useDeletePost } from '../data/delete.ts';

/** Asks for confirmation before a post is deleted permanently. */
export function DeleteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { write, busy } = useDeletePost(post);
  const remove = async (close: () => void): Promise<void> => {
    if (await write()) close();
  };
  return (
    <Dialog size="small" title={t`Delete this post?`} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {post.community
              ? t`The post and its comments will be deleted for good.`
              : t`The post will be deleted for good. Reblogs of it keep what they quoted.`}
          </p>
          <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void remove(close)}>{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
