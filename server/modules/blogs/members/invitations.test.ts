import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import { addWriter, type Member } from '#tests/support/members.ts';

const mailer = recordingMailer();
const LIMIT_REACHED_CODE = 4030;
const DAY_MS = 86_400_000;
let clock = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let serial = 0;
let group: string;
let email: string;
let owner: Member;
let writer: Member;
let guest: Member;
let stranger: Member;
/** Invited to every group as a control; this invitation must stay unchanged. */
let bystander: Member;

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock });
  bystander = await t.member('bystander');
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  group = `group-${serial}`;
  email = `polly-${serial}@example.test`;
  owner = await t.member(`owner-${serial}`);
  writer = await t.member(`writer-${serial}`);
  guest = await t.member(`guest-${serial}`);
  stranger = await t.member(`stranger-${serial}`);
  await insertBlog(t.db, owner.userId, group, false);
  await addWriter(t.db, group, writer);
  await invite(bystander.blogName);
});

type Answer = { status: number; body: { errors?: { code: number }[] } };
function codeOf({ status, body }: Answer) {
  return status < 300 ? status : body.errors?.[0]?.code;
}
const url = (rest: string) => `/v2/blog/${group}/${rest}`;
function invite(name: string, role = 'member', by = owner) {
  return t.injectAs(by, { method: 'PUT', url: url(`invitations/${name}`), payload: { role } });
}
function mail(to = email, role = 'member', by = owner) {
  return t.injectAs(by, { method: 'POST', url: url('invitations'), payload: { email: to, role } });
}
function revoke(recipient: string, by = owner) {
  return t.injectAs(by, { method: 'DELETE', url: url(`invitations/${recipient}`) });
}
function join(by: Member, token?: string) {
  return t.injectAs(by, { method: 'PUT', url: url('membership'), payload: token ? { token } : {} });
}
const tokenFor = async (to = email) => (await newestMailedToken(t, mailer, to)) ?? '';
/** Returns the names and addresses of pending invitations except the bystander's. */
async function waiting() {
  const { body } = await t.injectAs(owner, url('invitations'));
  type Row = { recipient?: { name: string }; email?: string; role: string };
  const rows: Row[] = body.response.invitations;
  expect(rows.find(({ recipient }) => recipient?.name === 'bystander')).toMatchObject({ role: 'member' });
  return rows
    .map((row) => [row.recipient?.name ?? row.email, row.role])
    .filter(([name]) => name !== 'bystander');
}
async function roleOf({ userId }: Member) {
  const [row] = await t.db.query<{ role: string }>(
    'select m.role from blog_members m join blogs b on b.id = m.blog_id where b.name = $1 and m.user_id = $2',
    [group, userId],
  );
  return row?.role;
}
async function told(member: Member, blog: string, type: string): Promise<string[]> {
  const { body } = await t.injectAs(member, `/v2/blog/${blog}/notifications`);
  const rows: { type: string; title: string }[] = body.response.notifications;
  return rows.filter((row) => row.type === type).map(({ title }) => title);
}

test('inviteBlogMember notifies the member, and joinBlog gives them the role and notifies the blog', async () => {
  const reply = await invite(guest.blogName, 'admin');
  expect(reply.body.response.invitation).toMatchObject({
    role: 'admin',
    blog: { name: group },
    sender: { name: owner.blogName },
    recipient: { name: guest.blogName },
  });
  expect(await told(guest, guest.blogName, 'group_blog_invitation')).toEqual([
    `${group} invites you to write for it`,
  ]);
  expect((await join(guest)).body.response.blog).toMatchObject({ name: group, isMember: true, admin: true });
  expect([await roleOf(guest), await waiting()]).toEqual(['admin', []]);
  expect(await told(guest, guest.blogName, 'group_blog_invitation')).toEqual([]);
  expect(await told(writer, group, 'new_group_blog_member')).toEqual([
    `${guest.blogName} joined this blog as a writer`,
  ]);
  expect(codeOf(await join(guest))).toBe(4033);
});

test('joinBlog of a returning member notifies the blog again, once', async () => {
  for (const _time of [1, 2]) {
    await invite(guest.blogName);
    expect(codeOf(await join(guest))).toBe(200);
    expect(await told(writer, group, 'new_group_blog_member')).toHaveLength(1);
    await t.injectAs(guest, { method: 'DELETE', url: url('membership') });
    expect(await told(writer, group, 'new_group_blog_member')).toEqual([]);
  }
});

test('inviteBlogMember replaces the role of a pending invitation; one of two concurrent joinBlog succeeds', async () => {
  await invite(guest.blogName, 'admin');
  await invite(guest.blogName, 'member');
  expect(await waiting()).toEqual([[guest.blogName, 'member']]);
  const codes = (await Promise.all([join(guest), join(guest)])).map(codeOf);
  expect(codes.sort()).toEqual([200, 4033]);
});

test('joinBlog of a private blog answers as for an unknown blog unless the member is invited', async () => {
  await t.db.query('update blogs set is_private = true where name = $1', [group]);
  await invite(guest.blogName);
  expect(await told(guest, guest.blogName, 'group_blog_invitation')).toHaveLength(1);
  const answers = [await join(stranger), await t.injectAs(stranger, { ...joinNowhere })];
  const [there, nowhere] = answers.map(({ status, body }) => [status, body.errors]);
  expect(there).toEqual(nowhere);
  expect(codeOf(await join(guest))).toBe(200);
});
const joinNowhere = { method: 'PUT' as const, url: '/v2/blog/no-such-group/membership', payload: {} };

test.each<[string, () => Promise<Answer>, number]>([
  ['a writer invites', () => invite(guest.blogName, 'member', writer), 4003],
  ['a member outside the blog invites', () => invite(guest.blogName, 'member', stranger), 4003],
  ['a writer mails an invitation', () => mail(email, 'member', writer), 4003],
  ['a writer revokes one', () => revoke('bystander', writer), 4003],
  ['a member outside the blog revokes one', () => revoke('bystander', stranger), 4003],
  ['a writer lists invitations', () => t.injectAs(writer, url('invitations')), 4003],
  ['the invited blog does not exist', () => invite('nobody-at-all'), 4004],
  ['the invited blog is a group blog', () => invite(group), 4004],
  ['the invited blog is a writer already', () => invite(writer.blogName), 4033],
  ['the invited blog is an admin already', () => invite(owner.blogName), 4033],
  ['the role does not exist', () => invite(guest.blogName, 'owner'), 5016],
  ['the address is malformed', () => mail('polly'), 5016],
  ['two addresses are sent', () => mail('a@example.test,b@example.test'), 5016],
  ['the revoked invitation does not exist', () => revoke(guest.blogName), 4004],
  ['a member joins without an invitation', () => join(guest), 4004],
  ['a member joins by an invented token', () => join(guest, 'made-up'), 16010],
])('A blog invitation is rejected when %s', async (_case, act, code) => {
  expect(codeOf(await act())).toBe(code);
  expect([await waiting(), await roleOf(guest)]).toEqual([[], undefined]);
});

test("inviteBlogMember and inviteByMail reject the member's primary blog with 4032", async () => {
  const own = owner.blogName;
  const requests = [
    {
      method: 'PUT' as const,
      url: `/v2/blog/${own}/invitations/${guest.blogName}`,
      payload: { role: 'member' },
    },
    { method: 'POST' as const, url: `/v2/blog/${own}/invitations`, payload: { email, role: 'member' } },
  ];
  for (const request of requests) expect(codeOf(await t.injectAs(owner, request))).toBe(4032);
});

test('inviteBlogMember answers 4030 at the limit of pending invitations until one is revoked', async () => {
  await t.db.query(
    `insert into space_invitations (space_id, space_kind, email, role, token_hash, sender_id, sent_at, expires_at)
     select b.id, 'blog', 'waits-' || n || '@example.test', 'member', decode(md5(b.id::text || n), 'hex'), b.owner_id, $3::timestamptz,
            $3::timestamptz + interval '14 days'
       from blogs b, generate_series(1, $2::int) n where b.name = $1`,
    [group, limits.blogInvitations - 2, new Date(clock).toISOString()],
  );
  expect((await invite(guest.blogName)).status).toBeLessThan(300);
  expect(codeOf(await invite(stranger.blogName))).toBe(LIMIT_REACHED_CODE);
  expect(codeOf(await mail())).toBe(LIMIT_REACHED_CODE);
  // A repeated invitation does not count as a new one.
  expect((await invite(guest.blogName, 'admin')).status).toBeLessThan(300);
  await revoke(guest.blogName);
  expect((await invite(stranger.blogName)).status).toBeLessThan(300);
});

test('inviteBlogMember answers 4004 for a member who blocks the blog or the admin', async () => {
  const [{ id }] = (await t.db.query<{ id: string }>('select id from blogs where name = $1', [group])) as [
    { id: string },
  ];
  for (const blogId of [id, owner.blogId]) {
    await t.db.query(
      'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
      [guest.userId, blogId, owner.userId],
    );
    expect(codeOf(await invite(guest.blogName))).toBe(4004);
    await t.db.query('delete from user_blocks where user_id = $1', [guest.userId]);
  }
  expect(codeOf(await invite(guest.blogName))).toBe(200);
});

test('revokeBlogInvitation by an admin or the invited member ends the invitation and its notification', async () => {
  for (const by of [owner, guest]) {
    await invite(guest.blogName);
    expect(await waiting()).toEqual([[guest.blogName, 'member']]);
    expect(codeOf(await revoke(guest.blogName, by))).toBe(204);
    expect([await waiting(), await told(guest, guest.blogName, 'group_blog_invitation')]).toEqual([[], []]);
    expect(codeOf(await join(guest))).toBe(4004);
  }
});

test('joinBlog with a mailed token admits one member, once, whoever has the link', async () => {
  const { status, body } = await mail(email, 'admin');
  expect([status, body.response.invitation]).toMatchObject([201, { email, role: 'admin' }]);
  const token = await tokenFor();
  const codes = (await Promise.all([join(guest, token), join(stranger, token)])).map(codeOf);
  expect(codes.sort()).toEqual([16010, 200].sort());
  expect([await roleOf(guest), await roleOf(stranger)].filter((role) => role === 'admin')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("joinBlog rejects a token of another blog with 16010, and a writer's attempt does not use it up", async () => {
  await mail();
  const token = await tokenFor();
  const here = group;
  group = `elsewhere-${serial}`;
  await insertBlog(t.db, stranger.userId, group, false);
  expect(codeOf(await join(guest, token))).toBe(16010);
  group = here;
  expect(codeOf(await join(writer, token))).toBe(4033);
  expect([codeOf(await join(guest, token)), await roleOf(guest)]).toEqual([200, 'member']);
});

test('inviteByMail to the same address replaces role and token, and revokeBlogInvitation ends it', async () => {
  await mail(email, 'admin');
  const before = await tokenFor();
  const { body } = await mail(email.toUpperCase(), 'member');
  const after = await tokenFor(email.toUpperCase());
  expect(await waiting()).toEqual([[email, 'member']]);
  expect(codeOf(await join(guest, before))).toBe(16010);
  expect(codeOf(await revoke(body.response.invitation.id))).toBe(204);
  expect([codeOf(await join(guest, after)), await waiting()]).toEqual([16010, []]);
});

test('joinBlog rejects a mailed token after two weeks with 16010', async () => {
  const late = `late-${email}`;
  await mail();
  await mail(late);
  const tokens = [await tokenFor(), await tokenFor(late)];
  clock += 14 * DAY_MS - 1;
  expect(codeOf(await join(guest, tokens[0]))).toBe(200);
  clock += 1;
  expect([codeOf(await join(stranger, tokens[1])), await waiting()]).toEqual([16010, []]);
});

test('inviteByMail stores only the hash of a token and answers 4029 to a fourth mail within an hour', async () => {
  for (const wanted of [201, 201, 201, 4029]) expect(codeOf(await mail())).toBe(wanted);
  const token = await tokenFor();
  const rows = await t.db.query<{ kept: string }>(
    "select encode(token_hash, 'hex') as kept from space_invitations where email = $1",
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toBe(Buffer.from(token, 'base64url').toString('hex'));
  expect(codeOf(await mail(`other-${email}`))).toBe(201);
});

/** Reads an invitation as a member or a visitor. */
function read(
  by: Member | undefined,
  token?: string,
  blog = group,
): Promise<Answer & { body: { response: Said } }> {
  const request = {
    method: 'POST' as const,
    url: `/v2/blog/${blog}/membership/check`,
    payload: token ? { token } : {},
  };
  return by ? t.injectAs(by, request) : t.inject(request);
}
type Said = { invitation: object };

test('checkBlogInvitation shows an invitation to its recipient, a mailed one to any holder, and uses neither up', async () => {
  await invite(guest.blogName, 'admin');
  await mail(email);
  const token = await tokenFor();
  const own = (await read(guest)).body.response.invitation;
  const names = { blog: { name: group }, sender: { name: owner.blogName } };
  expect(own).toMatchObject({ ...names, role: 'admin', recipient: { name: guest.blogName } });
  for (const reader of [undefined, stranger, stranger]) {
    const { invitation } = (await read(reader, token)).body.response;
    expect(invitation).toMatchObject({ ...names, role: 'member' });
    // The link may be forwarded, so the response must not reveal the e-mail address.
    expect(JSON.stringify(invitation)).not.toContain(email);
  }
  expect(await waiting()).toHaveLength(2);
  expect([codeOf(await join(stranger, token)), codeOf(await join(guest))]).toEqual([200, 200]);
});

test('checkBlogInvitation without an invitation answers as for an unknown blog, and a token until it expires', async () => {
  await t.db.query('update blogs set is_private = true where name = $1', [group]);
  const answers = [
    await read(stranger),
    await read(undefined),
    await read(stranger, undefined, 'no-such-group'),
  ];
  for (const { status, body } of answers)
    expect([status, body.errors]).toEqual([404, answers[0]?.body.errors]);
  expect(codeOf(await read(writer))).toBe(4033);
  await mail();
  const token = await tokenFor();
  expect(codeOf(await read(writer, token))).toBe(4033);
  expect(codeOf(await read(undefined, 'made-up'))).toBe(16010);
  expect(codeOf(await read(undefined, token, bystander.blogName))).toBe(16010);
  clock += 14 * DAY_MS - 1;
  expect(codeOf(await read(undefined, token))).toBe(200);
  clock += 1;
  expect(codeOf(await read(undefined, token))).toBe(16010);
});
