import type { components } from '#generated/types/api.d.ts';

type Blog = components['schemas']['Blog'];

/** Fields every blog has, whatever was asked for. */
const ALWAYS: ReadonlySet<string> = new Set([
  'uuid',
  'name',
  'title',
  'description',
  'url',
  'blogViewUrl',
  'avatar',
  'theme',
  'canBeFollowed',
  'isAdult',
  'primary',
]);

/**
 * A blog with only the fields that `fields[blogs]` asks for, separated by commas, a leading `?` or none (spec 000 §3).
 * Everything when nothing was asked for.
 */
export function selectBlogFields(blog: Blog, asked: string | undefined): Blog {
  if (asked === undefined || asked.trim() === '') return blog;
  const wanted = new Set(asked.split(',').map((name) => name.trim().replace(/^\?/, '')));
  return Object.fromEntries(
    Object.entries(blog).filter(([name]) => ALWAYS.has(name) || wanted.has(name)),
  ) as Blog;
}
