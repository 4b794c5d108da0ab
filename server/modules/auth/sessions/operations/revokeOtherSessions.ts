import { answer, type Handler } from '#server/contract/handler.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { askingHash } from '../asking.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  const asking = askingHash(request, viewer);
  await db.transaction((tx) => revokeCredentials(tx, viewer.userId, 'otherSessionsEnded', { asking }));
  return answer(204);
};
