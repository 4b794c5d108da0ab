import { type OperationId, operations } from '#generated/operations.ts';
import { isNamed, siteCode } from '../e2e/usage.ts';
import { actions } from './actions.ts';

const AUTHENTICATOR = 'only an authenticator has anything to send, and only at an address with a name';
const ERRORS = 'only what breaks in a browser is reported, and a failure of that is nobody’s matter';

/** Calls that the site's code names and that cannot be made on the mock, with the reason. */
export const UNREACHABLE_OPERATIONS: Readonly<Record<string, string>> = {
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

/** Returns the calls that the site's code names but neither a screen nor an action sends. */
export function missingOperations(asked: ReadonlySet<string>, code = siteCode()): OperationId[] {
  const acted = new Set(actions.map(({ operation }) => operation));
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => isNamed(code, id) && !asked.has(id) && !acted.has(id) && !(id in UNREACHABLE_OPERATIONS),
  );
}
