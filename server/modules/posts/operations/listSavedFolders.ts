import type { Handler } from '#server/http/contract/handler.ts';
import { foldersOf } from '../saved/folders-repository.ts';
import { presentFolder } from '../saved/saved-presenter.ts';

export const listSavedFolders: Handler<'listSavedFolders'> = async ({ db, viewer }) => ({
  folders: (await foldersOf(db, viewer.userId)).map(presentFolder),
});
