/** Maximum length of a blog name: a host label holds 32 characters of it plus the product's own prefixes. */
export const MAX_BLOG_NAME_LENGTH = 32;

const BLOG_NAME = /^[a-zA-Z0-9-]+$/;

/** Trims a typed blog name and removes a leading @ (spec 000 §5: trimmed before calls). */
export const trimBlogName = (typed: string): string => typed.trim().replace(/^@/, '');

/**
 * Returns true for text of letters, digits and hyphens only (spec 000 §5), at most 32 long, without a hyphen at either
 * end (it is used as a host name). Reserved names are checked separately.
 */
export function isBlogName(name: string): boolean {
  return (
    BLOG_NAME.test(name) &&
    name.length <= MAX_BLOG_NAME_LENGTH &&
    !name.startsWith('-') &&
    !name.endsWith('-')
  );
}

/** Returns a mention search term: everything except letters, digits and hyphens removed (spec 000 §5). */
export const mentionTerm = (typed: string): string => typed.replace(/[^a-zA-Z0-9-]/g, '');
