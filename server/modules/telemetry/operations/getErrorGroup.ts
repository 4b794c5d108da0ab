import type { Handler } from '#server/http/contract/handler.ts';
import { chosenGroup } from '../errors/chosen-group.ts';
import { presentErrorGroup } from '../errors/error-group-presenter.ts';

export const getErrorGroup: Handler<'getErrorGroup'> = async ({ params, db, services }) => {
  const row = await chosenGroup(db, params.group_id, services.now());
  return { errorGroup: presentErrorGroup(row), ...(row.sample === null ? {} : { sample: row.sample }) };
};
