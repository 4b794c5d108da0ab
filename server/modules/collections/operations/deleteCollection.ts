import type { Handler } from '#server/http/contract/handler.ts';
import { deleteCollectionRow } from '../fields/write-repository.ts';

/** Deletes a collection. Its posts stay where they are. */
export const deleteCollection: Handler<'deleteCollection'> = async ({ subject, db }) => {
  await deleteCollectionRow(db, subject.collection.id);
  return undefined;
};
