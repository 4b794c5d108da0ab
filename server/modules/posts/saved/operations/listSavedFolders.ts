import type { Handler } from '#server/contract/handler.ts';
import { foldersOf } from '../folders-repository.ts';
import { presentFolder } from '../saved-presenter.ts';

export const listSavedFolders: Handler<'listSavedFolders'> = async ({ db, viewer }) => ({
  folders: (await foldersOf(db, viewer.userId)).map(presentFolder),
});
