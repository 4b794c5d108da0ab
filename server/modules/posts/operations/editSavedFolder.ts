import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isTitleTaken, renameFolder } from '../saved/folders-repository.ts';
import { folderTitle, ownFolder, titleTaken } from '../saved/policy.ts';
import { presentFolder } from '../saved/saved-presenter.ts';

export const editSavedFolder: Handler<'editSavedFolder'> = async ({ params, body, db, viewer }) => {
  const title = folderTitle(body.title);
  const { id } = await ownFolder(db, viewer.userId, params.folder_id);
  await db.transaction(async (tx) => {
    // Serialized per member, so that two folders cannot get the same title concurrently.
    await lockLimit(tx, 'savedFolders', viewer.userId);
    if (await isTitleTaken(tx, viewer.userId, title, id)) throw titleTaken();
    await renameFolder(tx, viewer.userId, id, title);
  });
  return { folder: presentFolder(await ownFolder(db, viewer.userId, id)) };
};
