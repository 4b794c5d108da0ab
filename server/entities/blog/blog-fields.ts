import type { components } from '#generated/types/api.d.ts';

type Blog = components['schemas']['Blog'];

/** Fields that every blog contains, regardless of `fields[blogs]`. */
const REQUIRED_FIELDS: ReadonlySet<string> = new Set([
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
 * Returns a blog with only the fields that `fields[blogs]` requests, separated by commas, with or without a leading `?`
 * (spec 000 §3). Returns all fields when the parameter is absent.
 */
export function selectBlogFields(blog: Blog, asked: string | undefined): Blog {
  if (asked === undefined || asked.trim() === '') return blog;
  const wanted = new Set(asked.split(',').map((name) => name.trim().replace(/^\?/, '')));
  return Object.fromEntries(
    Object.entries(blog).filter(([name]) => REQUIRED_FIELDS.has(name) || wanted.has(name)),
  ) as Blog;
}
