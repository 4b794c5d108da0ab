import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { AnswertimeRow } from './answertime-repository.ts';

type Schemas = components['schemas'];

/** An answertime and its blog. */
export interface Shown {
  row: AnswertimeRow;
  blog: BlogRow;
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Presents an answertime as an invitation among posts. */
export function presentInvitation(
  { row, blog }: Shown,
  viewerId: string | null,
): Schemas['AnswertimeCtaElement'] {
  return {
    objectType: 'answertime_cta',
    id: `answertime-${row.id}`,
    blog: presentBlogRef(blog, viewerId),
    title: row.title,
    text: row.description,
    href: `/${blog.name}`,
    live: row.stage === 'live',
    startDate: iso(row.starts),
    accentColor: row.accent_color,
  };
}

/** Presents an answertime as the takeover of the page's design (spec 000 §3). */
export function presentTakeover({ row, blog }: Shown): Schemas['Takeover'] {
  return {
    answerTime: {
      accentColor: row.accent_color,
      blogName: blog.name,
      description: row.description || row.title,
      startDate: iso(row.starts),
      followed: blog.followed,
      liveClickthroughUrl: `/${blog.name}`,
    },
    headerImage: row.header_image,
    live: row.stage === 'live',
    completed: row.stage === 'completed',
  };
}
