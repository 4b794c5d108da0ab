import { firstPositionAt } from '#server/core/ids.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { type ElementSource, inLanguage } from '#server/feed/elements/element-source.ts';
import { type MilestoneRow, milestonesOf } from './milestones-repository.ts';

type Texts = Record<MilestoneRow['kind'], (blog: string, count: string, isOne: boolean) => string> & {
  postsSoFar: (count: string, isOne: boolean) => string;
};

const TEXTS: Record<'en' | 'de', Texts> = {
  en: {
    birthday: (blog, count, isOne) => `${blog} is ${count} ${isOne ? 'year' : 'years'} old today`,
    'first-post': (blog) => `${blog} has its first post`,
    posts: (blog, count) => `${blog} has ${count} posts`,
    followers: (blog, count) => `${count} people follow ${blog}`,
    postsSoFar: (count, isOne) => `${count} ${isOne ? 'post' : 'posts'} so far.`,
  },
  de: {
    birthday: (blog, count, isOne) => `${blog} wird heute ${count} ${isOne ? 'Jahr' : 'Jahre'} alt`,
    'first-post': (blog) => `${blog} hat den ersten Beitrag`,
    posts: (blog, count) => `${blog} hat ${count} Beiträge`,
    followers: (blog, count) => `${count} Leute folgen ${blog}`,
    postsSoFar: (count, isOne) => `Bisher ${count} ${isOne ? 'Beitrag' : 'Beiträge'}.`,
  },
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
    const texts = inLanguage(TEXTS, locale);
    const number = new Intl.NumberFormat(locale);
    return rows.flatMap(({ id, kind, count }) => {
      const blog = blogs.get(id);
      if (!blog) return [];
      const posts = blog.post_count;
      return {
        objectType: 'celebration',
        id: `${kind}-${id}-${count}`,
        kind: KINDS[kind],
        title: texts[kind](blog.name, number.format(count), count === 1),
        ...(kind === 'birthday' && posts > 0
          ? { text: texts.postsSoFar(number.format(posts), posts === 1) }
          : {}),
        blog: presentBlogRef(blog, userId),
        count,
        canDismiss: true,
      };
    });
  },
};
