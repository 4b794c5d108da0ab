import { expect } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

type Notification = components['schemas']['Notification'];

/** Returns a page of a member's notifications; `query` begins with `?`. */
export async function notificationsOf(app: TestApp, member: Member, query = '') {
  const url = `/v2/blog/${member.blogName}/notifications${query}`;
  const { status, body } = await app.injectAs(member, url);
  expect(status).toBe(200);
  return body.response as {
    notifications: Notification[];
    links: { next?: { href: string } };
    unreadCount: number;
  };
}
