import type { components } from '#generated/types/api.d.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';
import { postAs } from './posts.ts';

/** Posts into a community as the member's blog that is in it. */
export function postInto(
  t: TestApp,
  member: Member,
  handle: string,
  body: Parameters<typeof postAs>[2] = 'Words for the members',
): Promise<components['schemas']['Post']> {
  return postAs(t, member, body, `@@${handle}`);
}

/** Returns the codes of a refused call; none for a success. */
export function codesOf({ status, body }: { status: number; body?: { errors?: { code: number }[] } }) {
  return status < 300 ? [] : (body?.errors ?? []).map(({ code }) => code);
}
