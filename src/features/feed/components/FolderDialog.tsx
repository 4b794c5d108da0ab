import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCreateSavedFolderMutationOptions,
  getEditSavedFolderMutationOptions,
  getListSavedFoldersQueryKey,
} from '#generated/hooks/posts/posts.ts';
import { CreateSavedFolderBody } from '#generated/zod/createSavedFolderBody.zod.ts';
import type { SavedFolder } from '#generated/zod/savedFolder.zod.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';

type Title = { title: string };

/** Returns the call that creates a folder, or renames the given one. */
function callFor(folder: SavedFolder | undefined): WriteCall<Title, unknown> {
  return folder
    ? callWith(getEditSavedFolderMutationOptions, (data: Title) => ({ folderId: folder.id, data }))
    : callWith(getCreateSavedFolderMutationOptions, (data: Title) => ({ data }));
}

function Form({ folder, close }: { folder: SavedFolder | undefined; close: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: CreateSavedFolderBody,
    initial: { title: folder?.title ?? '' },
    fieldErrorText: { title: { missing: t`Name the folder.` } },
    request: ({ title }) => ({ title }),
    call: callFor(folder),
    write: {
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: getListSavedFoldersQueryKey() });
        close();
      },
    },
    errorText: { unknown: t`The folder was not saved. Try again.` },
  });
  return (
    <ContractForm form={form}>
      <TextField label={t`Title`} {...form.field('title')} autoComplete="off" />
      <FormMessages messages={form.messages} />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 16 }}>
        <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Keep`}</Button>
      </div>
    </ContractForm>
  );
}

/** Creates a folder for saved posts, or renames one. */
export function FolderDialog({ folder, onClose }: { folder?: SavedFolder; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={folder ? t`Rename folder` : t`New folder`} onClose={onClose}>
      {(close) => <Form folder={folder} close={close} />}
    </Dialog>
  );
}
