import type { components } from '#generated/types/api.d.ts';
import { sendDueNotices } from '#server/modules/moderation/decisions/notices.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

type Schemas = components['schemas'];

/** Sends the notices of all decisions of staff without waiting until they are due. */
export async function tellOfDecisions({ db, app }: TestApp): Promise<void> {
  await db.query('update staff_decisions set notice_due_at = now() where notice_due_at is not null');
  await sendDueNotices({ db, services: app.services });
  await app.services.post.settled();
}

/** Reports something as a member. Throws when the server refuses. */
export async function reportAs(t: TestApp, member: Member, url: string, payload: object): Promise<void> {
  const { status, body } = await t.injectAs(member, { method: 'POST', url, payload });
  if (status >= 300) throw new Error(`Reporting answered ${status}: ${JSON.stringify(body)}`);
}

/** Reports a post. Returns the id of its entry in the staff queue. */
export async function reportPostAs(
  t: TestApp,
  member: Member,
  post: { id: string; blogName: string },
  more: object = {},
): Promise<string> {
  const url = `/v2/blog/${post.blogName}/posts/${post.id}/report`;
  await reportAs(t, member, url, { reason: 'spam', ...more });
  return `post:${post.id}`;
}

/** Returns the calls of the staff queue as one staff member makes them. */
export function staffCalls(t: TestApp, staff: Member) {
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    t.injectAs(staff, { method, url: `/v2/admin${url}`, ...(payload ? { payload } : {}) });
  const entry = (id: string) => `/queue/${encodeURIComponent(id)}`;
  return {
    list: (query = '') => call('GET', `/queue${query}`),
    get: (id: string) => call('GET', entry(id)),
    claim: (id: string, payload?: object) => call('POST', `${entry(id)}/claim`, payload ?? {}),
    release: (id: string) => call('DELETE', `${entry(id)}/claim`),
    note: (id: string, text: string) => call('POST', `${entry(id)}/notes`, { text }),
    decide: (ids: string | readonly string[], outcome: Schemas['StaffOutcome'], more: object = {}) =>
      call('POST', '/decisions', { item_ids: [ids].flat(), outcome, ...more }),
    edit: (id: string, payload: object) => call('PATCH', `/decisions/${id}`, payload),
    undo: (id: string) => call('DELETE', `/decisions/${id}`),
  };
}

/** Status and first code of an answer. */
export function refusalOf({ status, body }: { status: number; body: { errors?: { code: number }[] } }) {
  return [status, body.errors?.[0]?.code];
}
