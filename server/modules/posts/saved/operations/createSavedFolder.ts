import { limits } from '#generated/limits.ts';
import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { holdLimit } from '#server/modules/users/daily-limits.ts';
import { countFolders, insertFolder } from '../folders-repository.ts';
import { folderTitle, ownFolder, titleTaken } from '../policy.ts';
import { presentFolder } from '../saved-presenter.ts';

export const createSavedFolder: Handler<'createSavedFolder'> = async ({ body, db, viewer }) => {
  const title = folderTitle(body.title);
  const folder = await db.transaction(async (tx) => {
    await holdLimit(tx, 'savedFolders', viewer.userId);
    if ((await countFolders(tx, viewer.userId)) >= limits.savedFolders) {
      throw domainError('limit-reached', { detail: `You have ${limits.savedFolders} folders already.` });
    }
    const id = await insertFolder(tx, viewer.userId, title);
    if (id === undefined) throw titleTaken();
    // Read before the commit: nobody else can have deleted it.
    return ownFolder(tx, viewer.userId, id);
  });
  return { folder: presentFolder(folder) };
};
