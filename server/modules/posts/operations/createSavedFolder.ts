import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { countFolders, insertFolder } from '../saved/folders-repository.ts';
import { folderTitle, ownFolder, titleTaken } from '../saved/policy.ts';
import { presentFolder } from '../saved/saved-presenter.ts';

export const createSavedFolder: Handler<'createSavedFolder'> = async ({ body, db, viewer }) => {
  const title = folderTitle(body.title);
  const folder = await db.transaction(async (tx) => {
    await lockLimit(tx, 'savedFolders', viewer.userId);
    if ((await countFolders(tx, viewer.userId)) >= limits.savedFolders) {
      throw domainError('limit-reached', { reason: 'folders', params: { limit: limits.savedFolders } });
    }
    const id = await insertFolder(tx, viewer.userId, title);
    if (id === undefined) throw titleTaken();
    // Read before the commit, so that it cannot have been deleted.
    return ownFolder(tx, viewer.userId, id);
  });
  return { folder: presentFolder(folder) };
};
