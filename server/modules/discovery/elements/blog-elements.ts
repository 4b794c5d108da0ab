import { elementWordsIn } from '#generated/element-words.js';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { type RecommendedRow, recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { blogElementId } from '#server/feed/elements/blog-element-id.ts';
import type { ElementSource } from '#server/feed/elements/element-source.ts';

const BLOG_COUNT = 6;

function reasonOf({ friends, common_tag: tag }: RecommendedRow, locale: string): string {
  const words = elementWordsIn(locale);
  if (friends.length > 0) return words.followedBy(friends);
  return tag === null ? words.isPopular() : words.postsAbout(tag);
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
