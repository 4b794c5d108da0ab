import type { Handler } from '#server/http/contract/handler.ts';
import { patioOf } from '../patio/patio-repository.ts';

/** Returns the columns of the member's patio. */
export const getPatio: Handler<'getPatio'> = async ({ db, viewer }) => ({
  patio: await patioOf(db, viewer.userId),
});
