import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedFolder } from '#generated/zod/savedFolder.zod.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const FolderDialog = lazyLayer(() => import('./FolderDialog.tsx'), 'FolderDialog');
const DeleteFolder = lazyLayer(() => import('./DeleteFolder.tsx'), 'DeleteFolder');

/** Buttons after the folders: create one; rename or delete the open one. */
export function FolderTools({ folder }: { folder: SavedFolder | undefined }) {
  const { t } = useLingui();
  const [openDialog, setOpenDialog] = useState<'new' | 'rename' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  return (
    <div style={{ display: 'flex' }}>
      {folder ? (
        <>
          <IconButton
            icon="pencil"
            size="small"
            label={t`Rename ${folder.title}`}
            onClick={() => setOpenDialog('rename')}
          />
          <IconButton
            icon="trash"
            size="small"
            label={t`Delete ${folder.title}`}
            onClick={() => setOpenDialog('delete')}
          />
        </>
      ) : null}
      <IconButton icon="plus" size="small" label={t`New folder`} onClick={() => setOpenDialog('new')} />
      {openDialog === 'new' ? <FolderDialog onClose={close} /> : null}
      {openDialog === 'rename' && folder ? <FolderDialog folder={folder} onClose={close} /> : null}
      {openDialog === 'delete' && folder ? <DeleteFolder folder={folder} onClose={close} /> : null}
    </div>
  );
}
