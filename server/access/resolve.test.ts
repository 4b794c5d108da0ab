import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractOperation } from '#server/http/contract/load.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { requireResolvers, resolveSubjects } from './resolve.ts';
import type { RequiredRole } from './subjects.ts';

let t: TestApp;
let marlow: Member;
let tamsin: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [marlow, tamsin] = [await t.member('marlow'), await t.member('tamsin')];
  await addWriter(t.db, 'marlow', tamsin);
});
afterAll(() => t.close());

const asking = (...roles: RequiredRole[]) => ({ id: 'sample', roles }) as unknown as ContractOperation;
function viewerOf(member: Member, role: Viewer['role'] = 'member'): Viewer {
  return {
    userId: member.userId,
    primaryBlogId: member.blogId,
    role,
    via: 'cookie',
  };
}
const input = (of: object) => ({ path: {}, query: {}, body: undefined, ...of });
/** Resolves in the order in which a request is read. */
async function resolve(operation: ContractOperation, of: object, viewer: Viewer) {
  const said = { session: {}, ...input(of) };
  const subjects: Record<string, unknown> = {};
  for (const place of ['session', 'path', 'query', 'body'] as const)
    Object.assign(subjects, await resolveSubjects(operation, place, said[place], { db: t.db, viewer }));
  return subjects;
}
const writer: RequiredRole = { as: 'blog', subject: 'blog', in: 'path', name: 'blog', role: 'writer' };
const named = { path: { blog: 'marlow' } };

test("resolveSubjects returns the row of a subject and the member's role on it", async () => {
  const { blog } = await resolve(asking(writer), named, viewerOf(tamsin));
  expect(blog).toMatchObject({ id: marlow.blogId, member_role: 'member' });
});

test('resolveSubjects refuses a lesser role, a missing role and an unknown subject', async () => {
  const admin = asking({ ...writer, role: 'admin' });
  await expect(resolve(admin, named, viewerOf(marlow))).resolves.toMatchObject({ blog: { name: 'marlow' } });
  await expect(resolve(admin, named, viewerOf(tamsin))).rejects.toMatchObject({ slug: 'not-allowed' });
  const elsewhere = { path: { blog: 'tamsin' } };
  await expect(resolve(asking(writer), elsewhere, viewerOf(marlow))).rejects.toMatchObject({
    slug: 'not-allowed',
  });
  const nowhere = { path: { blog: 'nobody' } };
  await expect(resolve(asking(writer), nowhere, viewerOf(marlow))).rejects.toMatchObject({
    slug: 'not-found',
  });
});

test('resolveSubjects names the body field that was refused, and resolves no subject that the body omits', async () => {
  const asked = asking({ ...writer, in: 'body', name: 'reply_as' });
  await expect(resolve(asked, { body: { reply_as: 'tamsin' } }, viewerOf(marlow))).rejects.toMatchObject({
    causes: [{ code: 4003, field: 'reply_as' }],
  });
  expect(await resolve(asked, { body: {} }, viewerOf(marlow))).toEqual({});
});

test('resolveSubjects lets the operation check the role where the contract has an exception', async () => {
  const asked = asking({ ...writer, hasException: true });
  const { blog } = (await resolve(asked, named, viewerOf(tamsin))) as { blog: () => unknown };
  expect(blog()).toMatchObject({ name: 'marlow' });
  const { blog: foreign } = (await resolve(asked, { path: { blog: 'tamsin' } }, viewerOf(marlow))) as {
    blog: () => unknown;
  };
  expect(foreign).toThrow(expect.objectContaining({ slug: 'not-allowed' }));
});

test('resolveSubjects requires every role of an operation and reports the first refusal', async () => {
  const site: RequiredRole = { as: 'site', subject: 'site', in: 'session', role: 'admin' };
  await expect(resolve(asking(site, writer), named, viewerOf(marlow))).rejects.toMatchObject({
    slug: 'not-allowed',
  });
  expect(await resolve(asking(site, writer), named, viewerOf(marlow, 'admin'))).toMatchObject({
    site: true,
    blog: { name: 'marlow' },
  });
  const nowhere = { path: { blog: 'nobody' }, body: { tumblelog: 'tamsin' } };
  const second: RequiredRole = { ...writer, as: 'tumblelog', in: 'body', name: 'tumblelog' };
  await expect(resolve(asking(second, writer), nowhere, viewerOf(marlow))).rejects.toMatchObject({
    slug: 'not-found',
  });
  // The site's role is checked before any part of the request is read.
  await expect(resolve(asking(writer, site), nowhere, viewerOf(marlow))).rejects.toMatchObject({
    slug: 'not-allowed',
  });
});

test('requireResolvers throws for a subject without a resolver and for a role that the subject lacks', () => {
  expect(() => requireResolvers(asking({ ...writer, subject: 'campaign', role: 'owner' }))).toThrow(
    'write server/access/campaign.ts',
  );
  expect(() => requireResolvers(asking({ ...writer, role: 'owner' }))).toThrow('no role on a blog');
  expect(() => requireResolvers(asking(writer))).not.toThrow();
});

test('resolveSubjects returns a second subject of the same kind under its own name', async () => {
  const second: RequiredRole = {
    as: 'tumblelog',
    subject: 'blog',
    in: 'body',
    name: 'tumblelog',
    role: 'writer',
  };
  const { blog, tumblelog } = await resolve(
    asking(writer, second),
    { ...named, body: { tumblelog: 'tamsin' } },
    viewerOf(tamsin),
  );
  expect([blog, tumblelog]).toMatchObject([{ name: 'marlow' }, { name: 'tamsin' }]);
});
