import { elementWordsIn } from '#generated/element-words.js';
import { firstPositionAt } from '#server/core/ids.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { ElementSource } from '#server/feed/elements/element-source.ts';
import { type MilestoneRow, milestonesOf } from './milestones-repository.ts';

type Words = ReturnType<typeof elementWordsIn>;

/** Returns the title of a milestone of a blog. */
const TITLES: Record<MilestoneRow['kind'], (words: Words, blog: string, count: number) => string> = {
  birthday: (words, blog, count) => words.isYearsOld(blog, count),
  'first-post': (words, blog) => words.hasFirstPost(blog),
  posts: (words, blog, count) => words.hasPosts(blog, count),
  followers: (words, blog, count) => words.hasFollowers(blog, count),
};

const KINDS = {
  birthday: 'blog_birthday',
  'first-post': 'first_post',
  posts: 'milestone',
  followers: 'milestone',
} as const satisfies Record<MilestoneRow['kind'], string>;

/** Milestones that the member's own blogs reached today. */
export const milestones: ElementSource = {
  name: 'milestones',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId, locale, now }) {
    const dayStart = new Date(now);
    dayStart.setUTCHours(0, 0, 0, 0);
    const rows = await milestonesOf(db, userId, {
      dayStart: firstPositionAt(dayStart.getTime() / 1000),
      now,
    });
    const ids = rows.map(({ id }) => id);
    const blogs = await blogsByIds(db, ids, userId);
    const words = elementWordsIn(locale);
    return rows.flatMap(({ id, kind, count }) => {
      const blog = blogs.get(id);
      if (!blog) return [];
      const posts = blog.post_count;
      return {
        objectType: 'celebration',
        id: `${kind}-${id}-${count}`,
        kind: KINDS[kind],
        title: TITLES[kind](words, blog.name, count),
        ...(kind === 'birthday' && posts > 0 ? { text: words.postsSoFar(posts) } : {}),
        blog: presentBlogRef(blog, userId),
        count,
        canDismiss: true,
      };
    });
  },
};
