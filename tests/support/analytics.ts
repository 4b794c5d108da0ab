import { readConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

export const START = Date.parse('2026-05-06T12:00:00Z');
const list = readConsentList('examples/consent-list.json');

/** Builds a server that measures who allows it. */
export function buildMeasuringApp(now: () => number): Promise<TestApp> {
  return buildTestApp({ now, consent: { ...NO_CONSENT_NEEDED, list } });
}

/** Deletes everything that was measured. */
export async function forgetMeasured(t: TestApp): Promise<void> {
  for (const table of ['analytics_events', 'analytics_days', 'placement_events', 'page_timings'])
    await t.db.query(`delete from ${table}`);
}

export const CHOICES = '/v2/privacy/consent/choices';
export function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return { method: 'POST' as const, url, payload, headers };
}
export function choose(purposes: string) {
  return post(CHOICES, { purpose_opt_ins: purposes, special_feature_opt_ins: '', vendor_opt_ins: '' });
}
export const ALL = '1'.repeat(11);
/** Headers of a browser with a request of a page of the site. */
const OWN_PAGE = { host: 'skein.example', origin: 'https://skein.example' };
export function view(more: object = {}) {
  return { name: 'page_view', page: '/dashboard', timestamp: START, sessionId: 'visit-1', ...more };
}
export function batch(events: object[], more: object = {}) {
  return post('/services/bblog', { flushTime: START, clientDetails: {}, events, ...more }, OWN_PAGE);
}

interface Stored {
  day: string;
  name: string;
  page: string;
  details: Record<string, string>;
  visitor: string | null;
  visit: string | null;
  at: number;
}
/** Returns the stored events, the earliest first. */
export function storedEvents(t: TestApp): Promise<Stored[]> {
  return t.db.query<Stored>(
    `select day::text, name, page, details, encode(visitor, 'hex') as visitor, encode(visit, 'hex') as visit,
            (extract(epoch from occurred_at) * 1000)::float8 as at
       from analytics_events order by occurred_at, name, page`,
  );
}

/** Sends a request as a member and returns its status. Throws when choices are refused. */
export async function sendAs(t: TestApp, member: Member, request: ReturnType<typeof post>): Promise<number> {
  const { status, body } = await t.injectAs(member, request);
  if (request.url === CHOICES && status !== 200)
    throw new Error(`The choices answered ${JSON.stringify(body)}`);
  return status;
}
