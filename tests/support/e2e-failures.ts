import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type OperationId, operations } from '#generated/operations.ts';

/** Statuses that a journey may announce; 500 and 503 only where the journey itself fakes the answer. */
export type ExpectedStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/** A response with a failing status: `of` is the operation, or the path of what is no call. */
export interface FailedResponse {
  status: number;
  of: string;
}

/** A failure that a journey announces: the operation, the whole path, or a pattern of the path. */
export interface ExpectedFailure {
  status: ExpectedStatus;
  of: OperationId | `/${string}` | RegExp;
}

function matches(expected: ExpectedFailure, { status, of }: FailedResponse): boolean {
  if (expected.status !== status) return false;
  if (!(expected.of instanceof RegExp)) return expected.of === of;
  // A pattern is of paths, and would else be a way to expect failures of many operations.
  return !(of in operations) && expected.of.test(of);
}

/** Returns the failures that the journey did not announce, once each, as text. */
export function unannounced(
  failures: readonly FailedResponse[],
  expected: readonly ExpectedFailure[],
): string[] {
  const rest = failures.filter((failure) => !expected.some((one) => matches(one, failure)));
  return [...new Set(rest.map(({ status, of }) => `${status} of ${of}`))];
}

/**
 * Journeys that do not announce their refusals yet: only other statuses than `REFUSALS` fail them, 500 above all. Take a name out when
 * its failures are recorded (`E2E_FAILURES=<folder> node scripts/e2e.ts <name>`) and announced.
 */
export const WITHOUT_ANNOUNCEMENTS: ReadonlySet<string> = new Set(
  `accessibility audio-and-video blog-hosts captcha conformance-proxy conversation-windows discovery editor
   every-screen layers-without-address layout lost-connection mock mock-every-screen muting-and-filters
   new-build offline onboarding passkeys password-and-sessions polls posting push quick-reblog reading
   reading-aids reblog-defaults refresh related replies saved-posts screenshots search seen-posts settings
   settings-effects sign-in-steps signed-apps social-sign-in staff-accounts submission suggestions tabs
   trail-choice trails transcoding two-factor unfinished-registration unsent-list video-hubs view-transitions
   visitor your-data`.split(/\s+/),
);

/** Refusals that those journeys may meet. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 429]);

/** Returns true for a failure that fails a journey of that file where it is not announced. */
export function isChecked(file: string, { status }: FailedResponse): boolean {
  return !REFUSALS.has(status) || !WITHOUT_ANNOUNCEMENTS.has(basename(file, '.e2e.ts'));
}

/** A line of the record of unannounced failures (`E2E_FAILURES`). */
export interface FailureRecord {
  file: string;
  title: string;
  project: string;
  failures: string[];
}

/** Writes the unannounced failures of a journey into a folder, one line for each journey. */
export function recordFailures(folder: string, record: FailureRecord): void {
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(record)}\n`);
}
