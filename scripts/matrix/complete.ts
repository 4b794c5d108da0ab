import { type OperationId, operations } from '#generated/operations.ts';
import { isNamed, siteCode } from '../e2e/usage.ts';
import { acts } from './acts.ts';

const AUTHENTICATOR = 'only an authenticator has anything to send, and only at an address with a name';
const ERRORS = 'only what breaks in a browser is reported, and a failure of that is nobody’s matter';

/** Calls that the site's code names and that the mock gives no occasion for, with why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  addPasskey: AUTHENTICATOR,
  addPushDevice: 'only a browser with a push service behind it has anything to send',
  getConfig: ERRORS,
  getSubscription: 'a function of browsers is called the same; no screen asks for a subscription',
  listTrail: 'the posts of the examples bring their trails whole',
  markPostsSeen: 'what was seen is told some seconds later by itself, and a failure is nobody’s matter',
  reportExceptions: ERRORS,
  startPasskeyProof: AUTHENTICATOR,
  startPasskeySession: AUTHENTICATOR,
};

/** Calls that the site's code names, no screen asks by itself, and nothing here provokes: holes of the matrix. */
export function missingOperations(asked: ReadonlySet<string>, code = siteCode()): OperationId[] {
  const done = new Set(acts.map(({ operation }) => operation));
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => isNamed(code, id) && !asked.has(id) && !done.has(id) && !(id in ELSEWHERE),
  );
}
