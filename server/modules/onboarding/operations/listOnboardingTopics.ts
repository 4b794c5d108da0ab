import { topicTitlesIn } from '#generated/topic-titles.js';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { tagPictures } from '#server/modules/tags/hubs/tag-pictures-repository.ts';
import { topicRows } from '../topic-repository.ts';

/** Number of topics that are ranked, and of those shown. */
const [WEIGHED, SHOWN] = [60, 24];
/** Number of topics that make a varied dashboard. */
const MIN_TOPICS = 3;
/** Number of hand-chosen topics with posts from which on no other tags are offered. */
const MIN_HAND_CHOSEN = 6;

/**
 * Lists the hand-chosen topics that have posts; where these are few, as on a site about something else, the most active
 * tags as well. Raw tags by their use ("gif", "long post") are what posts are, not what somebody loves. Lists those with an image first because images are faster to choose from. Topics chosen before come first.
 */
export const listOnboardingTopics: Handler<'listOnboardingTopics'> = async ({ db, request, viewer }) => {
  const titles = topicTitlesIn(readerLocale(request));
  const isHandChosen = ({ tag }: { tag: string }): boolean => Object.hasOwn(titles, tag);
  const ranked = await topicRows(db, viewer.userId, Object.keys(titles), WEIGHED);
  const isRich = ranked.filter(isHandChosen).length >= MIN_HAND_CHOSEN;
  const rows = isRich ? ranked.filter((row) => row.followed || isHandChosen(row)) : ranked;
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
      return {
        tag: name,
        title: titles[tag] ?? name,
        isFollowed: followed,
        related,
        ...(image ? { image } : {}),
      };
    }),
    minimum: topics.length < MIN_TOPICS ? 0 : MIN_TOPICS,
  };
};
