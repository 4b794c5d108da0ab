import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractOperation } from '#server/http/contract/load.ts';
import type { Viewer } from '#server/identity/sessions.ts';
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

test('a subject comes with its row and the role the member has on it', async () => {
  const { blog } = await resolve(asking(writer), named, viewerOf(tamsin));
  expect(blog).toMatchObject({ id: marlow.blogId, member_role: 'member' });
});

test('a lesser role, no role and no subject are refused', async () => {
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

test('a body that names a subject is told which field was wrong; one that leaves it out asks for nothing', async () => {
  const asked = asking({ ...writer, in: 'body', name: 'reply_as' });
  await expect(resolve(asked, { body: { reply_as: 'tamsin' } }, viewerOf(marlow))).rejects.toMatchObject({
    causes: [{ code: 4003, field: 'reply_as' }],
  });
  expect(await resolve(asked, { body: {} }, viewerOf(marlow))).toEqual({});
});

test('where the contract knows an exception, the operation decides when the role is needed', async () => {
  const asked = asking({ ...writer, hasException: true });
  const { blog } = (await resolve(asked, named, viewerOf(tamsin))) as { blog: () => unknown };
  expect(blog()).toMatchObject({ name: 'marlow' });
  const { blog: foreign } = (await resolve(asked, { path: { blog: 'tamsin' } }, viewerOf(marlow))) as {
    blog: () => unknown;
  };
  expect(foreign).toThrow(expect.objectContaining({ slug: 'not-allowed' }));
});

test('all of several roles are needed, and the first refusal stands', async () => {
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

test('a handler whose subject nobody can find does not start', () => {
  expect(() => requireResolvers(asking({ ...writer, subject: 'campaign', role: 'owner' }))).toThrow(
    'write server/access/campaign.ts',
  );
  expect(() => requireResolvers(asking({ ...writer, role: 'owner' }))).toThrow('no role on a blog');
  expect(() => requireResolvers(asking(writer))).not.toThrow();
});

test('a second subject of a kind comes under its own name', async () => {
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
