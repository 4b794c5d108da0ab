import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { type RecommendedRow, recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { type ElementSource, inLanguage } from '#server/feed/elements/element-source.ts';
import { blogElementId } from '#server/modules/feed/elements/blog-element-id.ts';

const BLOG_COUNT = 6;

function list(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

const TEXTS = {
  en: {
    followedBy: (names: readonly string[]) => `Followed by ${list('en', names)}`,
    postsAbout: (tag: string) => `Posts about #${tag}`,
    popular: 'Many people follow it',
  },
  de: {
    followedBy: (names: readonly string[]) =>
      `${list('de', names)} ${names.length === 1 ? 'folgt' : 'folgen'} ihm`,
    postsAbout: (tag: string) => `Beiträge über #${tag}`,
    popular: 'Viele folgen ihm',
  },
};

function reasonOf({ friends, common_tag: tag }: RecommendedRow, locale: string): string {
  const texts = inLanguage(TEXTS, locale);
  if (friends.length > 0) return texts.followedBy(friends);
  return tag === null ? texts.popular : texts.postsAbout(tag);
}

/** Recommended blogs, as strips and as lines by turns. */
export const blogElements: ElementSource = {
  name: 'recommended-blogs',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId, locale }) {
    const rows = await recommendedBlogs(db, userId, 0, BLOG_COUNT);
    return rows.map((row, index) => {
      const blog = presentBlogRef(row, userId);
      return {
        objectType: index % 2 === 0 ? 'blog' : 'blog_row',
        id: blogElementId(blog.uuid),
        blog,
        reason: reasonOf(row, locale),
        canDismiss: true,
      };
    });
  },
};
