import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getCreateCommunityBoardMutationOptions,
  getEditCommunityBoardMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { CommunityBoard } from '#generated/zod/communityBoard.zod.ts';
import { CreateCommunityBoardBody } from '#generated/zod/createCommunityBoardBody.zod.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { refreshMembership } from '../data/membership.ts';
import styles from './Settings.module.css';

const BoardForm = z.extend(z.pick(CreateCommunityBoardBody, { title: true, description: true }), {
  mods_only: z.string(),
});

type BoardRequest = { community: string; title: string; description: string; mods_only: boolean };

type BoardDialogProps = {
  community: string;
  /** Board that is changed; undefined for a new one. */
  board?: CommunityBoard | undefined;
  onClose: () => void;
};

/** Form of a board: its title, a sentence, and who writes on it. */
export function BoardDialog({ community, board, onClose }: BoardDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={board ? t`Change the board` : t`New board`} onClose={onClose}>
      {(close) => <BoardFields community={community} board={board} onDone={close} />}
    </Dialog>
  );
}

function BoardFields({
  community,
  board,
  onDone,
}: Omit<BoardDialogProps, 'onClose'> & { onDone: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const create = callWith(
    getCreateCommunityBoardMutationOptions,
    ({ community: of, ...data }: BoardRequest) => ({
      community: of,
      data,
    }),
  );
  const edit = callWith(getEditCommunityBoardMutationOptions, ({ community: of, ...data }: BoardRequest) => ({
    community: of,
    board: board?.path ?? '',
    data,
  }));
  const form = useContractForm({
    schema: BoardForm,
    initial: {
      title: board?.title ?? '',
      description: board?.description ?? '',
      mods_only: String(board?.modsOnly ?? false),
    },
    normalize: (values) => ({
      ...values,
      title: values.title.trim(),
      description: values.description.trim(),
    }),
    call: (board ? edit : create) as typeof create,
    request: ({ title, description, mods_only }) => ({
      community,
      title,
      description,
      mods_only: mods_only === 'true',
    }),
    write: {
      onSuccess: () => {
        onDone();
        return refreshMembership(queryClient, community);
      },
    },
    errorText: { unknown: t`The board was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.dialogForm}>
      <TextField {...form.field('title')} label={t`Title`} autoComplete="off" maxLength={60} dir="auto" />
      <TextField
        {...form.field('description')}
        label={t`In one sentence`}
        autoComplete="off"
        maxLength={240}
        dir="auto"
      />
      <Checkbox
        label={t`Moderators alone write on it`}
        checked={form.values.mods_only === 'true'}
        onChange={({ currentTarget: { checked } }) => form.change('mods_only', String(checked))}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" className={styles.tall} onClick={onDone}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" className={styles.tall} loading={form.busy}>{t`Save`}</Button>
      </div>
    </ContractForm>
  );
}
