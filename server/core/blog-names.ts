/** Letters, digits and inner hyphens, 1 to 32 of them (spec 000 §5). */
const form = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?$/;

export type BlogNameProblem = 'invalid' | 'reserved';

/**
 * Why nobody may have this blog name, or undefined when it may be given (whether it is taken, the database knows).
 * The name is taken as it is: trim it first.
 *
 * @param reserved lower-case words the site needs for itself: its routes and its host names (spec 000 §2.3)
 */
export function blogNameProblem(name: string, reserved: ReadonlySet<string>): BlogNameProblem | undefined {
  if (!form.test(name)) return 'invalid';
  return reserved.has(name.toLowerCase()) ? 'reserved' : undefined;
}
