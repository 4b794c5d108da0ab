import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
/** A writer of every group as a control, whose membership must stay unchanged. */
let other: Member;
let serial = 0;
let group: string;
/** The owner of the group, another admin, a writer, and a member outside of it. */
let [owner, admin, writer, stranger]: Member[] = [];
let people: Record<'owner' | 'admin' | 'writer' | 'stranger', Member>;

beforeAll(async () => {
  t = await buildTestApp();
  other = await t.member('bystander');
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  group = `group-${serial}`;
  const made = [];
  for (const who of ['owner', 'admin', 'writer', 'stranger']) made.push(await t.member(`${who}-${serial}`));
  [owner, admin, writer, stranger] = made;
  people = { owner, admin, writer, stranger } as typeof people;
  await insertBlog(t.db, people.owner.userId, group, false);
  await addWriter(t.db, group, people.admin, 'admin');
  await addWriter(t.db, group, people.writer);
  await addWriter(t.db, group, other);
  // The clock of the embedded database may return the same time for several statements.
  await t.db.query(`update blog_members set joined_at = joined_at + interval '1 second' where user_id = $1`, [
    other.userId,
  ]);
});

type Who = keyof typeof people;
type Answer = { status: number; body: { errors?: { code: number }[] } };
function codeOf({ status, body }: Answer) {
  return status < 300 ? status : body.errors?.[0]?.code;
}
const url = (rest: string) => `/v2/blog/${group}/${rest}`;
function setRole(by: Who, whom: Who, role: string) {
  const payload = { role };
  return t.injectAs(people[by], { method: 'PUT', url: url(`members/${people[whom].blogName}`), payload });
}
function remove(by: Who, whom: Who) {
  return t.injectAs(people[by], { method: 'DELETE', url: url(`members/${people[whom].blogName}`) });
}
function leave(who: Who) {
  return t.injectAs(people[who], { method: 'DELETE', url: url('membership') });
}
/** Returns the members as the bystander, who stays a writer, sees them: name, role and ownership. */
async function members() {
  const { body } = await t.injectAs(other, url('members'));
  type Row = { blog: { name: string }; role: string; isOwner?: true };
  const rows: Row[] = body.response.members;
  expect(rows.find(({ blog }) => blog.name === 'bystander')).toMatchObject({ role: 'member' });
  return rows
    .filter(({ blog }) => blog.name !== 'bystander')
    .map(({ blog, role, isOwner }) =>
      [blog.name.split('-')[0], role, ...(isOwner ? ['owner'] : [])].join(' '),
    );
}

test('listBlogMembers pages through members with role and posts, owner first, and rejects non-writers', async () => {
  for (const words of ['one', 'two']) await postAs(t, people.writer, { content: text(words) }, group);
  await postAs(t, people.writer, { content: text('elsewhere') });
  const { body } = await t.injectAs(people.writer, url('members'));
  expect(body.response).toMatchObject({
    total: 4,
    members: [
      { blog: { name: people.owner.blogName }, role: 'admin', isOwner: true, postCount: 0 },
      { blog: { name: people.admin.blogName }, role: 'admin', postCount: 0 },
      { blog: { name: people.writer.blogName }, role: 'member', postCount: 2 },
      { blog: { name: other.blogName }, role: 'member', postCount: 0 },
    ],
  });
  const names: string[] = [];
  for (let next: string | undefined = url('members?limit=1'); next; ) {
    const page: { members: { blog: { name: string } }[]; links: { next?: { href: string } } } = (
      await t.injectAs(people.writer, next)
    ).body.response;
    names.push(...page.members.map(({ blog }) => blog.name));
    next = page.links.next?.href;
  }
  expect(names).toEqual(body.response.members.map(({ blog }: { blog: { name: string } }) => blog.name));
  expect(codeOf(await t.injectAs(people.stranger, url('members')))).toBe(4003);
  expect(codeOf(await t.inject(url('members')))).toBe(1034);
});

test('listBlogMembers omits a member whose account was closed', async () => {
  await t.db.query("update users set state = 'deleted' where id = $1", [people.admin.userId]);
  expect(await members()).toEqual(['owner admin owner', 'writer member']);
  expect(codeOf(await leave('owner'))).toBe(4031);
});

test('setBlogMember and removeBlogMember are allowed to admins only', async () => {
  const reply = await setRole('admin', 'writer', 'admin');
  expect(reply.body.response.member).toMatchObject({ role: 'admin', blog: { name: people.writer.blogName } });
  expect(codeOf(await setRole('owner', 'admin', 'member'))).toBe(200);
  expect(await members()).toEqual(['owner admin owner', 'writer admin', 'admin member']);
  expect(codeOf(await remove('writer', 'admin'))).toBe(204);
  expect(await members()).toEqual(['owner admin owner', 'writer admin']);
  expect(codeOf(await t.injectAs(people.admin, url('members')))).toBe(4003);
});

test('removeBlogMember keeps the posts of the removed member', async () => {
  const { id } = await postAs(t, people.writer, { content: text('Still here') }, group);
  expect(codeOf(await remove('owner', 'writer'))).toBe(204);
  expect((await t.inject(url(`posts/${id}`))).body.response.post).toMatchObject({ id });
});

test.each<[string, () => Promise<Answer>, number]>([
  ['a writer changes a role', () => setRole('writer', 'writer', 'admin'), 4003],
  ['a writer removes a member', () => remove('writer', 'admin'), 4003],
  ['a member outside the blog changes a role', () => setRole('stranger', 'writer', 'admin'), 4003],
  ['a member outside the blog leaves', () => leave('stranger'), 4003],
  ['an admin removes the owner', () => remove('admin', 'owner'), 4003],
  ['an admin makes the owner a writer', () => setRole('admin', 'owner', 'member'), 4003],
  ['the member to change does not belong to the blog', () => setRole('owner', 'stranger', 'admin'), 4004],
  ['the member to remove does not belong to the blog', () => remove('owner', 'stranger'), 4004],
  ['the role does not exist', () => setRole('owner', 'writer', 'owner'), 5016],
])('A change of blog members is rejected when %s', async (_case, act, code) => {
  const before = await members();
  expect(codeOf(await act())).toBe(code);
  expect(await members()).toEqual(before);
});

test('leaveBlog and setBlogMember reject the last admin with 4031; with another admin the blog passes on', async () => {
  await addWriter(t.db, group, people.stranger);
  expect(codeOf(await leave('admin'))).toBe(204);
  for (const act of [leave('owner'), setRole('owner', 'owner', 'member'), remove('owner', 'owner')]) {
    expect(codeOf(await act)).toBe(4031);
  }
  expect(await members()).toEqual(['owner admin owner', 'writer member', 'stranger member']);
  await setRole('owner', 'stranger', 'admin');
  expect(codeOf(await setRole('owner', 'owner', 'member'))).toBe(200);
  expect(await members()).toEqual(['stranger admin owner', 'owner member', 'writer member']);
  expect(codeOf(await leave('owner'))).toBe(204);
  expect(codeOf(await leave('stranger'))).toBe(4031);
});

test("leaveBlog rejects a member's primary blog with 4022", async () => {
  group = people.owner.blogName;
  await addWriter(t.db, group, people.admin, 'admin');
  expect([codeOf(await leave('owner')), codeOf(await leave('admin'))]).toEqual([4022, 204]);
});

test('leaveBlog and setBlogMember of the last two admins at once keep one of them', async () => {
  for (const acts of [
    () => [leave('owner'), leave('admin')],
    () => [setRole('owner', 'owner', 'member'), leave('admin')],
    () => [remove('owner', 'admin'), leave('owner')],
  ]) {
    const codes = (await Promise.all(acts())).map(codeOf);
    // A member who was removed or left first is rejected because they are no longer an admin.
    expect(codes.filter((code) => code === 4031 || code === 4003)).toHaveLength(1);
    expect((await members()).filter((member) => member.includes(' admin'))).toHaveLength(1);
    await t.db.query(
      `delete from blog_members m using blogs b where b.id = m.blog_id and b.name = $1 and m.user_id = any($2::bigint[])`,
      [group, [people.owner.userId, people.admin.userId]],
    );
    await addWriter(t.db, group, people.owner, 'admin');
    await addWriter(t.db, group, people.admin, 'admin');
    await t.db.query('update blogs set owner_id = $2 where name = $1', [group, people.owner.userId]);
  }
});
