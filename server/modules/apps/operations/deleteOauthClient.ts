import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteApp } from '../oauth/client-repository.ts';

export const deleteOauthClient: Handler<'deleteOauthClient'> = async ({ subject, db }) => {
  await deleteApp(db, subject.client.client_id);
  return answer(204);
};
