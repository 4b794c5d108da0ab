import type { Handler } from '#server/http/contract/handler.ts';
import { tagPictures } from '#server/modules/tags/hubs/tag-pictures-repository.ts';
import { topicRows } from '../topic-repository.ts';

/** Number of topics that are ranked, and of those shown. */
const [WEIGHED, SHOWN] = [60, 24];
/** Number of topics that make a varied dashboard. */
const MIN_TOPICS = 3;

/**
 * Lists topics, those with an image first because images are faster to choose from. Topics chosen before come first.
 */
export const listOnboardingTopics: Handler<'listOnboardingTopics'> = async ({ db, viewer }) => {
  const rows = await topicRows(db, viewer.userId, WEIGHED);
  const pictures = await tagPictures(
    db,
    rows.map(({ tag }) => tag),
    viewer.userId,
  );
  const weight = ({ tag, followed }: (typeof rows)[number]): number =>
    (followed ? 2 : 0) + (pictures.has(tag) ? 1 : 0);
  const topics = rows.toSorted((a, b) => weight(b) - weight(a)).slice(0, SHOWN);
  return {
    topics: topics.map(({ tag, name, followed, related }) => {
      const image = pictures.get(tag);
      return { tag: name, title: name, isFollowed: followed, related, ...(image ? { image } : {}) };
    }),
    minimum: topics.length < MIN_TOPICS ? 0 : MIN_TOPICS,
  };
};
