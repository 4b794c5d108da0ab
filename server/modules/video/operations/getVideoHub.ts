import { requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { hubNamed } from '../policy.ts';
import { presentVideoHubs } from '../video-hub-presenter.ts';
import { relatedVideoHubs } from '../video-hub-repository.ts';

/** Number of related channels. */
const RELATED_COUNT = 6;

export const getVideoHub: Handler<'getVideoHub'> = async ({ params, db, viewer }) => {
  const row = await hubNamed(db, params.hub, viewer.userId);
  const related = await relatedVideoHubs(db, viewer.userId, row, RELATED_COUNT);
  const [shown, ...relatedHubs] = await presentVideoHubs(db, [row, ...related], viewer.userId);
  const hub = requireFound(shown, 'The channel');
  return { hub, relatedHubs };
};
