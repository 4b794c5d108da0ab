import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { type RecommendedRow, recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { boopCounts, presentBoops } from '#server/modules/boops/boops-presenter.ts';
import { boopsOf } from '#server/modules/boops/boops-repository.ts';
import { tagPictures } from '#server/modules/tags/hubs/tag-pictures-repository.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { followedTags, recommendedTags, trendingTags } from '#server/modules/tags/tag-repository.ts';
import { blogElementId } from './blog-element-id.ts';
import { birthdaysOf, wantsRecommendations } from './compose-repository.ts';
import { dismissedElements, elementKey } from './dismissed-repository.ts';
import { type ElementTexts, elementTexts } from './element-texts.ts';
import { countPlaces, placeBetween } from './placement.ts';

type Schemas = components['schemas'];
type Element = Schemas['TimelineElement'];

/** Member for whom elements are made. */
interface Reader {
  db: Queryable;
  userId: string;
  texts: ElementTexts;
  /** Milliseconds since 1970. */
  now: number;
}

/** Numbers of recommendations of each kind. */
const BLOG_COUNT = 6;
const TRENDING_COUNT = 3;
const RIBBON_TAG_COUNT = 12;
const CAROUSEL_TAG_COUNT = 8;
/** Boops that are older are not counted as news. */
const BOOP_NEWS_MS = 86_400_000;
/** A member who follows fewer tags is shown the way to find some. */
const MIN_FOLLOWED_TAGS = 3;

/** Returns the birthdays of the member's own blogs. */
async function celebrations({ db, userId, texts, now }: Reader): Promise<Element[]> {
  const rows = await birthdaysOf(db, userId);
  const blogs = await blogsByIds(
    db,
    rows.map(({ id }) => id),
    userId,
  );
  const year = new Date(now).getUTCFullYear();
  return rows.flatMap(({ id, years }) => {
    const blog = blogs.get(id);
    if (!blog || years < 1) return [];
    return {
      objectType: 'celebration',
      id: `birthday-${id}-${year}`,
      kind: 'blog_birthday',
      title: texts.birthday(blog.name, years),
      text: texts.birthdayDetail(blog.post_count),
      blog: presentBlogRef(blog, userId),
      count: years,
      canDismiss: true,
    };
  });
}

/** Returns the number of boops when the member was booped within a day. */
async function boops({ db, userId, now }: Reader): Promise<Element[]> {
  const latest = await boopsOf(db, userId, 'received', { below: undefined, limit: 1 });
  const [boop] = await presentBoops(db, latest, userId);
  if (!boop || boop.timestamp * 1000 < now - BOOP_NEWS_MS) return [];
  return [{ objectType: 'boop_counter', id: 'boops', counts: await boopCounts(db, userId), blog: boop.from }];
}

/** Returns the tags the member follows, or the way to find some. */
async function tagsOf({ db, userId, texts }: Reader): Promise<Element[]> {
  const rows = await followedTags(db, userId, 'followed_at desc', 0, RIBBON_TAG_COUNT);
  if (rows.length >= MIN_FOLLOWED_TAGS)
    return [{ objectType: 'tag_ribbon', id: 'followed-tags', title: texts.tags, tags: rows.map(presentTag) }];
  return [
    {
      objectType: 'signpost_cta',
      id: 'find-tags',
      title: texts.findTags,
      text: texts.findTagsDetail,
      icon: 'tag',
      button: { text: texts.explore, href: '/explore/trending' },
      canDismiss: true,
    },
  ];
}

function reasonText({ friends, common_tag: tag }: RecommendedRow, texts: ElementTexts): string {
  if (friends.length > 0) return texts.followedBy(friends);
  return tag === null ? texts.popular : texts.postsAbout(tag);
}

/** Returns recommended blogs, as strips and as lines by turns. */
async function blogs({ db, userId, texts }: Reader): Promise<Element[]> {
  const rows = await recommendedBlogs(db, userId, 0, BLOG_COUNT);
  return rows.map((row, index) => {
    const blog = presentBlogRef(row, userId);
    return {
      objectType: index % 2 === 0 ? 'blog' : 'blog_row',
      id: blogElementId(blog.uuid),
      blog,
      reason: reasonText(row, texts),
      canDismiss: true,
    };
  });
}

/** Returns the first trending tags, each with its rank. */
async function trending({ db, userId }: Reader): Promise<Element[]> {
  const rows = await trendingTags(db, userId, TRENDING_COUNT);
  const pictures = await tagPictures(
    db,
    rows.map(({ tag }) => tag),
    userId,
  );
  return rows.map((row, index) => {
    const thumb = pictures.get(row.tag);
    return {
      objectType: 'trending_tag',
      id: `trending-${index + 1}`,
      rank: index + 1,
      tag: { ...presentTag(row), isTrending: true, ...(thumb ? { thumb } : {}) },
      posts: [],
    };
  });
}

/** Returns a carousel of tags that the member may like. */
async function recommendedTagCards({ db, userId, texts }: Reader): Promise<Element[]> {
  const rows = await recommendedTags(db, userId, CAROUSEL_TAG_COUNT);
  if (rows.length < MIN_FOLLOWED_TAGS) return [];
  return [
    {
      objectType: 'carousel',
      id: 'recommended-tags',
      title: texts.recommendedTags,
      cards: rows.map((row, index) => ({
        objectType: 'tag_carousel_card',
        id: `recommended-tag-${index + 1}`,
        tag: presentTag(row),
      })),
    },
  ];
}

/** Makers of elements in the order in which their elements appear, from the top of the timeline down. */
const MAKERS: readonly ((reader: Reader) => Promise<Element[]>)[] = [
  celebrations,
  boops,
  tagsOf,
  blogs,
  trending,
  recommendedTagCards,
];

/** Returns some elements for a member beginning at a position, without those they dismissed. */
async function elementsFor(reader: Reader, from: number, count: number): Promise<Element[]> {
  const dismissed = await dismissedElements(reader.db, reader.userId);
  const made: Element[] = [];
  for (const make of MAKERS) {
    if (made.length >= from + count) break;
    made.push(...(await make(reader)).filter((element) => !dismissed.has(elementKey(element))));
  }
  return made.slice(from, from + count);
}

interface Composition {
  db: Queryable;
  userId: string;
  /** Language of the words. */
  locale: string;
  now: number;
  posts: readonly Schemas['Post'][];
  links: Schemas['PageLinks'];
  /** Number of elements that earlier pages held, from the link that led here. */
  from: number;
}

/**
 * Composes a page of a member's timeline: its visible posts, and elements between them unless the member switched
 * recommendations off. The link to the next page says how many elements precede it, so that a page has the same
 * elements whenever it is read.
 */
export async function composeTimeline({
  db,
  userId,
  locale,
  now,
  posts,
  links,
  from,
}: Composition): Promise<Schemas['Timeline']> {
  const texts = elementTexts(locale);
  const places = countPlaces(posts.length);
  const elements =
    places > 0 && (await wantsRecommendations(db, userId))
      ? await elementsFor({ db, userId, texts, now }, from, places)
      : [];
  return {
    elements: placeBetween<Schemas['Post'], Element>(posts, elements),
    links: withElementCount(links, from + elements.length),
  };
}

/** Adds the number of elements so far to the link to the next page. */
function withElementCount(links: Schemas['PageLinks'], count: number): Schemas['PageLinks'] {
  const { next } = links;
  if (!next || count === 0) return links;
  const { href, queryParams } = next;
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  query.set('elements', String(count));
  return {
    ...links,
    next: { ...next, href: `${path}?${query}`, queryParams: { ...queryParams, elements: count } },
  };
}
