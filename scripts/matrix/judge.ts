import type { DocumentedAnswer } from './answers.ts';
import type { Sight } from './look.ts';

/** Codes that the page answers as a whole: by its login form, or by the page where consent is given (spec 000 §8). */
const LEAVES_THE_PAGE: ReadonlySet<number> = new Set([1026, 1027]);

/** Who is to log in gets the login form (spec 000 §8): where that is in front already, nothing more is to be said. */
const LOG_IN = 1034;
const isLoginForm = ({ address }: Sight): boolean => /^\/login(\?|$)/.test(address);

/** What is wrong with a page that has come to rest after an answer; empty when a person can go on. */
export function faultsOfPage(sight: Sight, problems: readonly string[], isSuccess: boolean): string[] {
  const faults = problems.map((problem) => `the console says: ${problem.slice(0, 400)}`);
  if (sight.text === '') faults.push('the page is blank');
  if (sight.isLoading) faults.push('it goes on loading');
  if (sight.headings === 0 && sight.messages.length === 0) faults.push('neither a heading nor a message');
  if (sight.ways === 0 && !isSuccess) faults.push('no link and no button leads on');
  return faults;
}

/** An address becomes a card, which is called after its host. */
const spoken = (text: string): string => (URL.canParse(text) ? new URL(text).host : text);

/** Who is too young cannot register: the form is closed, and what stood in it with it (openapi/errors.yaml). */
const ENDS_THE_FORM = 7;

/**
 * What is wrong after something was done and answered. A failure is told by a message that was not there before, and
 * whatever was typed is still there.
 */
export function faultsOfAct(
  before: Sight,
  after: Sight,
  { status, code }: DocumentedAnswer,
  isSilent: boolean,
): string[] {
  if (status < 400 || (code !== undefined && LEAVES_THE_PAGE.has(code))) return [];
  const faults: string[] = [];
  const isTold =
    after.messages.some((message) => !before.messages.includes(message)) ||
    // Its own sheet says so: the login form, a question whether to reload.
    after.headings > before.headings ||
    // In place of what was to be read stands that it is not there, and how to try again.
    (after.retries > before.retries && after.text !== before.text);
  if (!isTold && !isSilent && !(code === LOG_IN && isLoginForm(after)))
    faults.push('nothing says that it did not work');
  // A letter that could not be sent stands among the letters, to be sent again.
  const lost = before.typed.filter(
    (text) => text.trim() !== '' && !after.typed.includes(text) && !after.text.includes(spoken(text)),
  );
  if (lost.length > 0 && code !== ENDS_THE_FORM)
    faults.push(`what was typed is lost: ${lost.join(' · ').slice(0, 120)}`);
  return faults;
}

/** Whether a page offers the same as before, so that the same can be done on it again. */
export function isAlike(before: Sight, after: Sight): boolean {
  return before.headings === after.headings && before.typed.join('\n') === after.typed.join('\n');
}
