/** Longest blog name: a host label holds 32 characters of it and room for the product's own prefixes. */
export const BLOG_NAME_MAX = 32;

const BLOG_NAME = /^[a-zA-Z0-9-]+$/;

/** A blog name as typed, without outer spaces and a leading @ (spec 000 §5: trimmed before calls). */
export const trimBlogName = (typed: string): string => typed.trim().replace(/^@/, '');

/**
 * True for text made of letters, digits and hyphens only (spec 000 §5), at most 32 long, without a hyphen
 * at either end (it has to work as a host name). Reserved names are the server's business.
 */
export function isBlogName(name: string): boolean {
  return BLOG_NAME.test(name) && name.length <= BLOG_NAME_MAX && !name.startsWith('-') && !name.endsWith('-');
}

/** A mention search term: everything except letters, digits and hyphens removed (spec 000 §5). */
export const mentionTerm = (typed: string): string => typed.replace(/[^a-zA-Z0-9-]/g, '');
