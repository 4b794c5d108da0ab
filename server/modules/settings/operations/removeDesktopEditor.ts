import { answer, type Handler } from '#server/http/contract/handler.ts';
import { writeEditor } from '../member/member-repository.ts';

export const removeDesktopEditor: Handler<'removeDesktopEditor'> = async ({ db, viewer }) => {
  await writeEditor(db, viewer.userId, true);
  return answer(204);
};
