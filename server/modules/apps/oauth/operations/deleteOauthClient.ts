import { answer, type Handler } from '#server/contract/handler.ts';
import { deleteApp } from '../client-repository.ts';

export const deleteOauthClient: Handler<'deleteOauthClient'> = async ({ subject, db }) => {
  await deleteApp(db, subject.client.client_id);
  return answer(204);
};
