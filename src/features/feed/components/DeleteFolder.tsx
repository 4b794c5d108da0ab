import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  getDeleteSavedFolderMutationOptions,
  getListSavedFoldersQueryKey,
} from '#generated/hooks/posts/posts.ts';
import type { SavedFolder } from '#generated/zod/savedFolder.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

/** Asks for confirmation before a folder is deleted. Its posts stay saved. */
export function DeleteFolder({ folder, onClose }: { folder: SavedFolder; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getDeleteSavedFolderMutationOptions, {
    onSuccess: () => {
      void navigate(paths.saved());
      void queryClient.invalidateQueries({ queryKey: getListSavedFoldersQueryKey() });
    },
    errorToast: t`We could not delete this folder.`,
  });
  const remove = async (close: () => void): Promise<void> => {
    if (await write({ folderId: folder.id })) close();
  };
  return (
    <Dialog size="small" title={t`Delete ${folder.title}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`The posts stay saved, without a folder.`}</p>
          <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void remove(close)}>{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
