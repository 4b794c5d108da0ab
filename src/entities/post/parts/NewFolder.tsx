import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateSavedFolderMutationOptions,
  getListSavedFoldersQueryKey,
} from '#generated/hooks/posts/posts.ts';
import type { CreateSavedFolder201 } from '#generated/zod/createSavedFolder201.zod.ts';
import { CreateSavedFolderBody } from '#generated/zod/createSavedFolderBody.zod.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './post-dialogs.module.css';

type Title = { title: string };

/** Creates the folder and puts the post into it with one press, as for an existing folder. */
function Form({ onMade, onCancel }: { onMade: (folderId: string) => Promise<void>; onCancel: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: CreateSavedFolderBody,
    initial: { title: '' },
    normalize: ({ title }) => ({ title: title.trim() }),
    fieldErrorText: { title: { missing: t`Name the folder.` } },
    request: ({ title }) => ({ title }),
    call: callWith(getCreateSavedFolderMutationOptions, (data: Title) => ({ data })),
    write: {
      onSuccess: async ({ response }: CreateSavedFolder201) => {
        // If saving the post fails, the new folder is in the list and can be pressed.
        await queryClient.invalidateQueries({ queryKey: getListSavedFoldersQueryKey() });
        await onMade(response.folder.id);
      },
    },
    errorText: { unknown: t`The folder was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.making}>
      <TextField label={t`New folder`} {...form.field('title')} autoComplete="off" dir="auto" autoFocus />
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Save to this folder`}</Button>
      </div>
    </ContractForm>
  );
}

/**
 * Last entry of the folder list: creates a folder.
 *
 * @param onMade saves the post to it; the form stays busy until that is settled
 */
export function NewFolder({
  disabled,
  onMade,
}: {
  disabled: boolean;
  onMade: (folderId: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const [state, setState] = useState<'folded' | 'open' | 'left'>('folded');
  const leave = () => setState('left');
  if (state === 'open')
    return <Form onCancel={leave} onMade={(folderId) => onMade(folderId).finally(leave)} />;
  return (
    <Button
      variant="quiet"
      icon="plus"
      disabled={disabled}
      aria-expanded={false}
      // Returns focus to the button, because the focused form was removed.
      ref={(button) => {
        if (state === 'left') button?.focus();
      }}
      onClick={() => setState('open')}
    >
      {t`New folder …`}
    </Button>
  );
}
