import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { startingWith } from '#server/feed/joined-skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { radarPage } from '../radar/radar-page.ts';
import { choicePosition, choiceSkeleton } from '../radar/radar-repository.ts';

export const getRadar: Handler<'getRadar'> = async (context) => {
  const { query, db } = context;
  const { limit = 5, radar_post_id: first } = query;
  let skeleton = choiceSkeleton(db, 'radar');
  if (first !== undefined) {
    const position = isPossibleId(first) ? await choicePosition(db, 'radar', first) : undefined;
    if (position === undefined) {
      throw domainError('not-found', { detail: 'This post is not on the radar.', field: 'radar_post_id' });
    }
    skeleton = startingWith(skeleton, position);
  }
  const { posts } = await radarPage(context, skeleton, { limit });
  return { posts };
};
