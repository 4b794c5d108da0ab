import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListSavedFoldersQueryOptions,
  getListSavedPostsQueryKey,
  getSavePostMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import type { ListSavedPosts200 } from '#generated/zod/listSavedPosts200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { SavedPost } from '#generated/zod/savedPost.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './asking.module.css';
import { NewFolder } from './NewFolder.tsx';

/** Longest note (contract: savePost). */
const LONGEST_NOTE = 280;

/** Where the post is kept, as far as a list of kept posts has said it. */
function keptAs(queryClient: QueryClient, { id }: Post): SavedPost | undefined {
  const [posts] = getListSavedPostsQueryKey();
  const lists = queryClient.getQueriesData<InfiniteData<ListSavedPosts200>>({
    predicate: ({ queryKey }) => addressOf(queryKey) === posts,
  });
  const kept = lists.flatMap(([, data]) => data?.pages?.flatMap(({ response }) => response.savedPosts) ?? []);
  return kept.find(({ post }) => post.id === id);
}

/** Saves a post into one of the member's folders, or moves it there, with a line for the member alone. */
export function FolderPicker({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(getListSavedFoldersQueryOptions());
  const [kept] = useState(() => keptAs(queryClient, post));
  const [note, setNote] = useState(kept?.note ?? '');
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
    const isDone = await write({
      data: {
        post_id: post.id,
        ...(folderId ? { folder_id: folderId } : {}),
        ...(note === (kept?.note ?? '') ? {} : { note }),
      },
    });
    if (isDone) close();
  };
  return (
    <Dialog size="small" title={t`Save to a folder`} onClose={onClose}>
      {(close) => (
        <>
          <TextField
            label={t`A note for yourself`}
            hint={t`Nobody else can see it. It is kept with the folder you choose.`}
            value={note}
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {isPending ? <Spinner /> : null}
          <div className={styles.folders}>
            {[{ id: undefined, title: t`No folder` }, ...folders].map(({ id, title }) => (
              <Button
                key={id ?? ''}
                variant="secondary"
                disabled={busy}
                aria-pressed={kept ? kept.folderId === id : undefined}
                icon={kept && kept.folderId === id ? 'check' : undefined}
                onClick={() => void put(id, close)}
              >
                {title}
              </Button>
            ))}
            {isPending ? null : <NewFolder disabled={busy} onMade={(folderId) => put(folderId, close)} />}
          </div>
          <div className={styles.buttons}>
            <ButtonLink href={paths.saved()} variant="quiet">{t`All folders`}</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  );
}
