import type { components } from '#generated/types/api.d.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

export type SecurityEvent = components['schemas']['SecurityEvent'];

/** Returns the security log of a member, newest first, once events that follow an answer are written. */
export async function securityLogOf(t: TestApp, member: Member): Promise<SecurityEvent[]> {
  await t.app.services.post.settled();
  await t.app.services.work.settled();
  const { body } = await t.injectWithToken(member, '/v2/account/security_log?limit=50');
  return body.response.events;
}

/** Returns kinds and details of a member's security log, oldest first. */
export async function loggedKinds(t: TestApp, member: Member): Promise<string[]> {
  const events = await securityLogOf(t, member);
  return events.map(({ kind, detail }) => (detail === undefined ? kind : `${kind}: ${detail}`)).toReversed();
}
