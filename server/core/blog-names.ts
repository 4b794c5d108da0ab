/** Letters, digits and inner hyphens, 1 to 32 of them (spec 000 §5). */
const form = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?$/;

/** Host labels that are reserved for encoded names, as in `xn--…` (RFC 5891, 4.2.3.1). */
const RESERVED_LABEL = /^..--/;

export type BlogNameProblem = 'invalid' | 'reserved';

/**
 * Returns the reason why a blog name is not allowed, or undefined when it is (the database knows whether it is taken).
 * Trim the name first.
 *
 * @param reserved lower-case words that the site needs for its routes and host names (spec 000 §2.3)
 */
export function blogNameProblem(name: string, reserved: ReadonlySet<string>): BlogNameProblem | undefined {
  if (!form.test(name) || RESERVED_LABEL.test(name)) return 'invalid';
  return reserved.has(name.toLowerCase()) ? 'reserved' : undefined;
}
