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
import { NewFolder } from './NewFolder.tsx';
import styles from './post-dialogs.module.css';

/** Maximum length of a note (contract: savePost). */
const NOTE_MAX_LENGTH = 280;

/** Returns the saved entry of a post from a cached list of saved posts. */
function savedEntryOf(queryClient: QueryClient, { id }: Post): SavedPost | undefined {
  const [posts] = getListSavedPostsQueryKey();
  const lists = queryClient.getQueriesData<InfiniteData<ListSavedPosts200>>({
    predicate: ({ queryKey }) => addressOf(queryKey) === posts,
  });
  const savedPosts = lists.flatMap(
    ([, data]) => data?.pages?.flatMap(({ response }) => response.savedPosts) ?? [],
  );
  return savedPosts.find(({ post }) => post.id === id);
}

/** Saves a post to one of the member's folders, or moves it there, with a private note. */
export function FolderPicker({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(getListSavedFoldersQueryOptions());
  const [savedEntry] = useState(() => savedEntryOf(queryClient, post));
  const [note, setNote] = useState(savedEntry?.note ?? '');
  const { write, busy } = useWrite(getSavePostMutationOptions, {
    onSuccess: () => {
      postOverlay.put(post.id, { saved: true });
      addToast({ type: 'success', message: t`Saved for later` });
      const [posts] = getListSavedPostsQueryKey();
      const [folders] = getListSavedFoldersQueryOptions().queryKey;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => [posts, folders].some((list) => list === addressOf(queryKey)),
      });
    },
    errorToast: t`We could not save this post.`,
  });
  const folders = data?.response.folders ?? [];
  const put = async (folderId: string | undefined, close: () => void): Promise<void> => {
    const isDone = await write({
      data: {
        post_id: post.id,
        ...(folderId ? { folder_id: folderId } : {}),
        ...(note === (savedEntry?.note ?? '') ? {} : { note }),
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
            hint={t`Only you can see the note. It is saved with the folder you choose.`}
            value={note}
            maxLength={NOTE_MAX_LENGTH}
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
                aria-pressed={savedEntry ? savedEntry.folderId === id : undefined}
                icon={savedEntry && savedEntry.folderId === id ? 'check' : undefined}
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
