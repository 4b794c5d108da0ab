import type { Handler } from '#server/contract/handler.ts';
import { choiceSkeleton } from '../choice-repository.ts';
import { radarPage } from '../radar-page.ts';

export const getRadarTimeline: Handler<'getRadarTimeline'> = async (context) => {
  const { count, cursor } = context.query;
  const skeleton = choiceSkeleton(context.db, 'radar');
  const { posts, links } = await radarPage(context, skeleton, { cursor, limit: count ?? 10, count });
  return { timeline: { elements: posts, links } };
};
