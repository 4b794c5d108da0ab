import { elementWordsIn } from '#generated/element-words.js';
import type { ElementSource } from '#server/feed/elements/element-source.ts';
import { presentTag, presentTagsWithGalleries } from '../tag-presenter.ts';
import { countFollowedTags, followedTags, recommendedTags, trendingTags } from '../tag-repository.ts';

/** A member who follows fewer tags is shown the way to find some. */
const MIN_FOLLOWED_TAGS = 3;
const RIBBON_TAG_COUNT = 12;
const TRENDING_COUNT = 3;
const CAROUSEL_TAG_COUNT = 8;

const findTags: ElementSource = {
  name: 'find-tags',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId, locale }) {
    if ((await countFollowedTags(db, userId)) >= MIN_FOLLOWED_TAGS) return [];
    const words = elementWordsIn(locale);
    return [
      {
        objectType: 'signpost_cta',
        id: 'find-tags',
        title: words.followTag(),
        text: words.followTagWhy(),
        icon: 'tag',
        button: { text: words.findTags(), href: '/explore/trending' },
        canDismiss: true,
      },
    ];
  },
};

const ribbon: ElementSource = {
  name: 'followed-tags',
  timelines: ['recommended', 'tag'],
  placement: 'between',
  async elements({ db, userId, locale }) {
    const rows = await followedTags(db, userId, 'followed_at desc', 0, RIBBON_TAG_COUNT);
    if (rows.length < MIN_FOLLOWED_TAGS) return [];
    return [
      {
        objectType: 'tag_ribbon',
        id: 'followed-tags',
        title: elementWordsIn(locale).yourTags(),
        tags: rows.map(presentTag),
      },
    ];
  },
};

/** The first trending tags, each with its rank. */
const trending: ElementSource = {
  name: 'trending-tags',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId }) {
    const rows = await trendingTags(db, userId, TRENDING_COUNT);
    const tags = await presentTagsWithGalleries(db, rows, userId);
    return tags.map((tag, index) => ({
      objectType: 'trending_tag',
      id: `trending-${index + 1}`,
      rank: index + 1,
      tag: { ...tag, isTrending: true },
      posts: [],
    }));
  },
};

/** A carousel of tags that the member may like. */
const recommended: ElementSource = {
  name: 'recommended-tags',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId, locale }) {
    const rows = await recommendedTags(db, userId, CAROUSEL_TAG_COUNT);
    if (rows.length < MIN_FOLLOWED_TAGS) return [];
    const tags = await presentTagsWithGalleries(db, rows, userId);
    return [
      {
        objectType: 'carousel',
        id: 'recommended-tags',
        title: elementWordsIn(locale).recommendedTags(),
        cards: tags.map((tag, index) => ({
          objectType: 'tag_carousel_card',
          id: `recommended-tag-${index + 1}`,
          tag,
        })),
      },
    ];
  },
};

/** Elements about tags: the way to find some, those the member follows, trending and recommended ones. */
export const tagElements: readonly ElementSource[] = [findTags, ribbon, trending, recommended];
