import { isBlogName } from './blog-name.ts';
import { patterns } from './paths.ts';

/** First path segments the specification reserves for pages that are not built yet. */
const SPECIFIED_NAMES = [
  'about admin api archive collections domains embed help image inbox jobs logout',
  'privacy terms timeline view',
]
  .join(' ')
  .split(' ');

/** First path segments of the existing routes. */
const ROUTE_NAMES = patterns
  .map((pattern) => pattern.split('/')[1] ?? '')
  .filter((first) => first !== '' && !first.startsWith(':'));

const RESERVED: ReadonlySet<string> = new Set([...ROUTE_NAMES, ...SPECIFIED_NAMES]);

/**
 * Names no blog can have because the site uses them as paths (spec 000 §2.3), in lower case. Derived from the path
 * patterns. Free of React imports: the server rejects the same names, and those of its own endpoints.
 */
export const RESERVED_NAMES: readonly string[] = [...RESERVED];

/** Returns true when a name is reserved; case-insensitive. */
export function isReservedBlogName(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}

/** Returns true when a path segment may be a blog's name. */
export function isAllowedBlogName(name: string | undefined): name is string {
  return name !== undefined && isBlogName(name) && !isReservedBlogName(name);
}
