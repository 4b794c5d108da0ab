import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteFolder } from '../saved/folders-repository.ts';
import { folderNotFound, isFolderId } from '../saved/policy.ts';

export const deleteSavedFolder: Handler<'deleteSavedFolder'> = async ({ params, db, viewer }) => {
  const { folder_id: id } = params;
  if (!isFolderId(id) || !(await deleteFolder(db, viewer.userId, id))) throw folderNotFound();
  return answer(204);
};
