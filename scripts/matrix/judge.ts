import type { DocumentedAnswer } from './answers.ts';
import type { PageState } from './page-state.ts';

/** Codes that replace the whole page: by the login form, or by the consent page (spec 000 §8). */
const PAGE_WIDE_CODES: ReadonlySet<number> = new Set([1026, 1027]);

/** The code that opens the login form (spec 000 §8): where the form is open already, no message is needed. */
const LOGIN_REQUIRED_CODE = 1034;
const isLoginForm = ({ address }: PageState): boolean => /^\/login(\?|$)/.test(address);

/** Returns the faults of a page that has settled after an answer; empty when a person can continue. */
export function faultsOfPage(state: PageState, problems: readonly string[], isSuccess: boolean): string[] {
  const faults = problems.map((problem) => `the console says: ${problem.slice(0, 400)}`);
  if (state.text === '') faults.push('the page is blank');
  if (state.isLoading) faults.push('it goes on loading');
  if (state.headingCount === 0 && state.messages.length === 0) faults.push('neither a heading nor a message');
  if (state.controlCount === 0 && !isSuccess) faults.push('no link and no button leads on');
  return faults;
}

/** Returns how the page shows a typed text: an address becomes a link card, which is named after its host. */
const linkCardName = (text: string): string => (URL.canParse(text) ? new URL(text).host : text);

/** A person who is too young cannot register: the form closes, and its text goes with it (openapi/errors.yaml). */
const UNDERAGE_CODE = 7;

/**
 * Returns the faults after an action was answered. A failure must show a message that was not there before, and must
 * keep the typed text.
 */
export function faultsOfAction(
  before: PageState,
  after: PageState,
  { status, code }: DocumentedAnswer,
  isSilent: boolean,
): string[] {
  if (status < 400 || (code !== undefined && PAGE_WIDE_CODES.has(code))) return [];
  const faults: string[] = [];
  const hasMessage =
    after.messages.some((message) => !before.messages.includes(message)) ||
    // A dialog of its own reports the failure: the login form, a question whether to reload.
    after.headingCount > before.headingCount ||
    // An error state with a retry button replaces the content.
    (after.retryCount > before.retryCount && after.text !== before.text);
  if (!hasMessage && !isSilent && !(code === LOGIN_REQUIRED_CODE && isLoginForm(after)))
    faults.push('nothing says that it did not work');
  // A message that could not be sent stays in the conversation, to be sent again.
  const lost = before.typed.filter(
    (text) => text.trim() !== '' && !after.typed.includes(text) && !after.text.includes(linkCardName(text)),
  );
  if (lost.length > 0 && code !== UNDERAGE_CODE)
    faults.push(`what was typed is lost: ${lost.join(' · ').slice(0, 120)}`);
  return faults;
}

/** Returns true when a page offers the same as before, so that the action can be repeated on it. */
export function offersTheSame(before: PageState, after: PageState): boolean {
  return before.headingCount === after.headingCount && before.typed.join('\n') === after.typed.join('\n');
}
