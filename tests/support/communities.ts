import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

/** Creates a community by its first admin and returns its handle. Clears the limit of one a day. */
export async function newCommunity(
  t: TestApp,
  admin: Member,
  payload: Record<string, unknown> & { title: string },
): Promise<string> {
  await t.db.query('update communities set created_by = null where created_by = $1', [admin.userId]);
  const { status, body } = await t.injectAs(admin, { method: 'POST', url: '/v2/communities', payload });
  if (status !== 201) throw new Error(`The community was not created: ${JSON.stringify(body)}`);
  return body.response.community.name;
}

/** Gives the primary blog of a member a role in a community, without an offer. */
export async function giveRole(
  t: TestApp,
  member: Member,
  handle: string,
  role: 'admin' | 'moderator' | 'member',
  permissions: string[] | null = null,
): Promise<void> {
  await t.db.query(
    `update space_members set role = $3, permissions = $4
      where blog_id = $1 and space_id = (select id from communities where handle = $2)`,
    [member.blogId, handle, role, permissions],
  );
}

/** Joins a community that is free to join. */
export async function joinAs(t: TestApp, member: Member, handle: string): Promise<void> {
  const url = `/v2/communities/${handle}/membership`;
  const { status, body } = await t.injectAs(member, { method: 'PUT', url, payload: {} });
  if (status !== 200) throw new Error(`The community was not joined: ${JSON.stringify(body)}`);
}
