import type { Handler } from '#server/http/contract/handler.ts';
import { handleProblem, suggestHandles } from '../fields/handles-repository.ts';

/** Says whether a new community can have a handle; for one it cannot have, why and which are free. */
export const checkCommunityHandle: Handler<'checkCommunityHandle'> = async ({ params, db }) => {
  const handle = params.handle.trim();
  const reason = await handleProblem(db, handle);
  if (reason === undefined) return { handle, available: true };
  return { handle, available: false, reason, suggestions: await suggestHandles(db, handle) };
};
