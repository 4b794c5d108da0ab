import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isTitleTaken, renameFolder } from '../saved/folders-repository.ts';
import { folderNotFound, folderTitle, isFolderId, ownFolder, titleTaken } from '../saved/policy.ts';
import { presentFolder } from '../saved/saved-presenter.ts';

export const editSavedFolder: Handler<'editSavedFolder'> = async ({ params, body, db, viewer }) => {
  const title = folderTitle(body.title);
  const id = params.folder_id;
  if (!isFolderId(id)) throw folderNotFound();
  await db.transaction(async (tx) => {
    // Serialized per member, so that two folders cannot get the same title concurrently.
    await lockLimit(tx, 'savedFolders', viewer.userId);
    if (await isTitleTaken(tx, viewer.userId, title, id)) throw titleTaken();
    if (!(await renameFolder(tx, viewer.userId, id, title))) throw folderNotFound();
  });
  return { folder: presentFolder(await ownFolder(db, viewer.userId, id)) };
};
