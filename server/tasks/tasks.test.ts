import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { loggedKinds } from '#tests/support/security-log.ts';
import { StartFault } from '../core/start-fault.ts';
import { hashPassword } from '../identity/passwords.ts';
import { openControlSocket, sendTask } from './control-socket.ts';
import { tasks } from './tasks.ts';

const secret = 'a secret of at least thirty-two characters';
let t: TestApp;
let bystander: Member;
beforeAll(async () => {
  t = await buildTestApp({ secret });
  bystander = await t.member('bystander');
  await t.db.query('update users set password_hash = $2 where id = $1', [
    bystander.userId,
    await hashPassword('lantern seven loom'),
  ]);
});
afterAll(() => t.close());
afterEach(async () => {
  expect(await isLoggedIn(bystander)).toBe(true);
  expect((await logIn(bystander.email, 'lantern seven loom')).status).toBe(200);
  const [row] = await t.db.query('select role, state from users where id = $1', [bystander.userId]);
  expect(row).toEqual({ role: 'member', state: 'active' });
});

/** Returns the output lines of a task. */
async function said(task: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await tasks[task]?.({ db: t.db, dataDir: t.dataDir, secret, say: (line) => lines.push(line) }, args);
  return lines;
}

function logIn(username: string, password: string) {
  return t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: { authorization: 'Bearer skein-api' },
    payload: { grant_type: 'password', username, password },
  });
}

async function isLoggedIn(member: Member): Promise<boolean> {
  return (await t.injectAs(member, '/v2/user/info')).body.response.isLoggedIn;
}

async function roleOf(email: string) {
  return (await t.db.query<{ role: string }>('select role from users where email = $1', [email]))[0]?.role;
}

test('the task create-admin creates an admin with a generated password', async () => {
  const [, password = ''] = await said('create-admin', 'keeper@example.test', 'keeper');
  expect(password).toMatch(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){4}$/);
  expect((await logIn('keeper@example.test', password)).status).toBe(200);
  expect(await roleOf('keeper@example.test')).toBe('admin');
  expect((await t.inject('/v2/blog/keeper/info')).status).toBe(200);
});

test('the task create-admin makes a member an admin, who keeps password and session', async () => {
  const member = await t.member('promoted');
  expect(await said('create-admin', member.email, 'whatever')).toEqual([expect.stringContaining('already')]);
  expect(await roleOf(member.email)).toBe('admin');
  expect(await isLoggedIn(member)).toBe(true);
});

test.each([
  ['create-admin', ['nobody', 'someblog'], /no address/],
  ['create-admin', ['a@example.test', 'bystander'], /a blog called bystander already/],
  ['create-admin', ['a@example.test', 'settings'], /cannot be called/],
  ['create-admin', ['a@example.test', '-x-'], /cannot be called/],
  ['create-admin', ['a@example.test'], /Usage/],
  ['reset-password', ['a@example.test'], /Nobody here/],
  ['reset-password', [], /Usage/],
  ['delete-member', ['a@example.test'], /Nobody here/],
])('the task %s %j is refused with a sentence and writes nothing', async (task, args, words) => {
  const refused = said(task, ...args);
  await expect(refused).rejects.toThrow(StartFault);
  await expect(refused).rejects.toThrow(words);
  expect(await roleOf('a@example.test')).toBeUndefined();
});

test('the task reset-password ends all sessions and replaces the password', async () => {
  const member = await t.member('forgetful');
  await t.db.query('update users set password_hash = $2 where id = $1', [
    member.userId,
    await hashPassword('before'),
  ]);
  const [, password = ''] = await said('reset-password', member.email.toUpperCase());
  expect(await isLoggedIn(member)).toBe(false);
  expect((await logIn(member.email, 'before')).status).toBe(401);
  expect((await logIn(member.email, password)).status).toBe(200);
  expect(await loggedKinds(t, member)).toEqual(['password_reset', 'login_failed', 'logged_in']);
});

test('the task delete-member ends all sessions, removes the blog and frees the e-mail address', async () => {
  const member = await t.member('leaver');
  await t.db.query('update users set password_hash = $2 where id = $1', [
    member.userId,
    await hashPassword('before'),
  ]);
  await said('delete-member', member.email);
  expect(await isLoggedIn(member)).toBe(false);
  expect((await logIn(member.email, 'before')).status).toBe(401);
  expect((await t.inject('/v2/blog/leaver/info')).status).toBe(404);
  await expect(said('reset-password', member.email)).rejects.toThrow(/Nobody here/);
  const kept = await t.db.query('select 1 from users where email = $1', [member.email]);
  expect(kept).toEqual([]);
});

test('a running site executes tasks, whatever its folder is called, and reports what failed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'skein-orders-'));
  const dataDir = join(root, `${'a long way down '.repeat(8)}/über`);
  await mkdir(dataDir, { recursive: true });
  await expect(sendTask(dataDir, { task: 'backup', args: [] }, () => undefined)).rejects.toThrow(
    /takes no orders/,
  );
  const end = await openControlSocket({ db: t.db, dataDir, secret });
  try {
    expect((await stat(join(dataDir, 'control.sock'))).mode & 0o077).toBe(0);
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    await sendTask(dataDir, { task: 'backup', args: [join(root, 'kept')] }, say);
    expect(lines).toEqual([expect.stringMatching(/kept: \d+ rows of \d+ tables/)]);
    await expect(sendTask(dataDir, { task: 'backup', args: [join(root, 'kept')] }, say)).rejects.toThrow(
      /is there already/,
    );
    for (const task of ['nonsense', 'toString']) {
      await expect(sendTask(dataDir, { task, args: [] }, say)).rejects.toThrow(/knows no task/);
    }
  } finally {
    await end();
    await rm(root, { recursive: true });
  }
});
