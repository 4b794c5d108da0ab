import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getListSavedFoldersQueryOptions,
  getListSavedPostsQueryKey,
  getSavePostMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './asking.module.css';

/** Saves a post into one of the member's folders, or moves it there. */
export function FolderPicker({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(getListSavedFoldersQueryOptions());
  const { write, busy } = useWrite(getSavePostMutationOptions, {
    done: () => {
      postOverlay.put(post.id, { saved: true });
      addToast({ type: 'success', message: t`Saved for later` });
      const [posts] = getListSavedPostsQueryKey();
      const [folders] = getListSavedFoldersQueryOptions().queryKey;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => [posts, folders].some((list) => list === addressOf(queryKey)),
      });
    },
    failed: t`We could not save this post.`,
  });
  const folders = data?.response.folders ?? [];
  const put = async (folderId: string | undefined, close: () => void): Promise<void> => {
    const isDone = await write({ data: { post_id: post.id, ...(folderId ? { folder_id: folderId } : {}) } });
    if (isDone) close();
  };
  return (
    <Dialog size="small" title={t`Save to a folder`} onClose={onClose}>
      {(close) => (
        <>
          {isPending ? <Spinner /> : null}
          <div className={styles.folders}>
            {[{ id: undefined, title: t`No folder` }, ...folders].map(({ id, title }) => (
              <Button key={id ?? ''} variant="secondary" disabled={busy} onClick={() => void put(id, close)}>
                {title}
              </Button>
            ))}
          </div>
          <div className={styles.buttons}>
            <ButtonLink href={paths.saved()} variant="quiet">{t`All folders`}</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  );
}
