import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { dropDevice } from '../push/devices-repository.ts';

export const removePushDevice: Handler<'removePushDevice'> = async ({ params, db, viewer }) => {
  const { device_id: id } = params;
  const canBe = /^[1-9]\d{0,18}$/.test(id) && isPossibleId(id);
  if (!canBe || !(await dropDevice(db, viewer.userId, id))) throw domainError('not-found');
  return answer(204);
};
