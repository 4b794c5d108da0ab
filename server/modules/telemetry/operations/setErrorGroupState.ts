import type { Handler } from '#server/http/contract/handler.ts';
import { chosenGroup } from '../errors/chosen-group.ts';
import { presentErrorGroup } from '../errors/error-group-presenter.ts';
import { setState } from '../errors/error-groups-repository.ts';

export const setErrorGroupState: Handler<'setErrorGroupState'> = async ({ params, body, db, services }) => {
  const { state } = body;
  const { id } = await chosenGroup(db, params.group_id, services.now());
  await setState(db, id, state);
  return { errorGroup: presentErrorGroup(await chosenGroup(db, id, services.now())) };
};
