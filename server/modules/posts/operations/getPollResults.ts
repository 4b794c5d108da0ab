import type { Handler } from '#server/http/contract/handler.ts';
import { presentPoll, readablePoll } from '../polls/poll-access.ts';

export const getPollResults: Handler<'getPollResults'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  return { results: presentPoll(await readablePoll(db, params.id, viewerId), viewerId) };
};
