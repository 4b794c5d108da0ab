import { isBlogName } from './blog-name.ts';
import { patterns } from './paths.ts';

/** First pieces of addresses that the specification names for screens still to come. */
const SPECIFIED_NAMES = [
  'about admin api archive collections communities domains embed help image inbox jobs logout premium',
  'privacy skeinmart support-skein terms timeline view',
]
  .join(' ')
  .split(' ');

/** First pieces of the addresses that are built. */
const ROUTE_NAMES = patterns
  .map((pattern) => pattern.split('/')[1] ?? '')
  .filter((first) => first !== '' && !first.startsWith(':'));

const RESERVED: ReadonlySet<string> = new Set([...ROUTE_NAMES, ...SPECIFIED_NAMES]);

/**
 * Names no blog can have because the site answers there (spec 000 §2.3), in lower case. Those of built screens follow from
 * their addresses. Knows no React: the server refuses the same names, and those of its machinery.
 */
export const SITE_NAMES: readonly string[] = [...RESERVED];

/** Whether the site needs this name for itself; upper and lower case count as the same. */
export function isReservedBlogName(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}

/** Whether a piece of an address may be the name of a blog. */
export function isFreeBlogName(name: string | undefined): name is string {
  return name !== undefined && isBlogName(name) && !isReservedBlogName(name);
}
