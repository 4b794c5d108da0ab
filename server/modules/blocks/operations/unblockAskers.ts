import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteAskerBlocks } from '../askers-repository.ts';

export const unblockAskers: Handler<'unblockAskers'> = async ({ subject, db }) => {
  await deleteAskerBlocks(db, subject.blog.id);
  return answer(204);
};
