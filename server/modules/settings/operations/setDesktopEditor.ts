import { answer, type Handler } from '#server/http/contract/handler.ts';
import { writeEditor } from '../member/member-repository.ts';

export const setDesktopEditor: Handler<'setDesktopEditor'> = async ({ db, viewer }) => {
  await writeEditor(db, viewer.userId, false);
  return answer(204);
};
