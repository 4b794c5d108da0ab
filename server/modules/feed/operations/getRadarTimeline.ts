import type { Handler } from '#server/http/contract/handler.ts';
import { radarPage } from '../radar/radar-page.ts';
import { choiceSkeleton } from '../radar/radar-repository.ts';

export const getRadarTimeline: Handler<'getRadarTimeline'> = async (context) => {
  const { count, cursor } = context.query;
  const skeleton = choiceSkeleton(context.db, 'radar');
  const { posts, links } = await radarPage(context, skeleton, { cursor, limit: count ?? 10, count });
  return { timeline: { elements: posts, links } };
};
