import { type OperationId, operations } from '#generated/operations.ts';
import { isNamed, siteCode } from '../e2e/usage.ts';
import { acts } from './acts.ts';

/** Calls that the site's code names and that the mock gives no occasion for, with why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  addPushDevice: 'only a browser with a push service behind it has anything to send',
  deleteNote: 'no reply of the examples is the member’s own',
  listTrail: 'the posts of the examples bring their trails whole',
  markPostsSeen: 'what was seen is told some seconds later by itself, and a failure is nobody’s matter',
  unsubscribeBlog: 'a subscription is forgotten by the mock, and its menu goes by what the blog says next',
};

/** Calls that the site's code names, no screen asks by itself, and nothing here provokes: holes of the matrix. */
export function missingOperations(asked: ReadonlySet<string>, code = siteCode()): OperationId[] {
  const done = new Set(acts.map(({ operation }) => operation));
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => isNamed(code, id) && !asked.has(id) && !done.has(id) && !(id in ELSEWHERE),
  );
}
