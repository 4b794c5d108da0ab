import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { certify } from '#tests/support/certificates.ts';
import { openPort, rawRequest } from '#tests/support/raw-request.ts';

const OWN_NAME = 'site.quay.com';
const NAME = 'blog.quay.org';

let t: TestApp;
let port: number;
beforeAll(async () => {
  const acme = { directoryUrl: 'https://127.0.0.1:1/dir', email: undefined, servesOwnName: true };
  t = await buildTestApp({ publicUrl: `https://${OWN_NAME}`, acme, checkResponses: false });
  const member = await t.member('anna');
  await t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, auto_renew, is_locked, is_private, verify_token)
     select $1, b.id, $2, 'connected', 'active', false, false, false, 'token' from blogs b where b.name = $3`,
    [member.userId, NAME, member.blogName],
  );
  for (const name of [OWN_NAME, NAME]) await certify(t, name);
  port = await openPort(t.app);
});
afterAll(() => t.close());

/** Returns the status of an answer and where it leads. */
async function ask(host: string, line = 'GET /42?from=plain HTTP/1.1'): Promise<string> {
  const { status, head } = await rawRequest(port, [line, `host: ${host}`]);
  const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
  return location === undefined ? String(status) : `${status} ${location}`;
}

test('the plain port leads every name that has a certificate to TLS, with the path, the query and the method', async () => {
  expect(await ask(OWN_NAME)).toBe(`308 https://${OWN_NAME}/42?from=plain`);
  expect(await ask(`${NAME.toUpperCase()}:80`)).toBe(`308 https://${NAME}/42?from=plain`);
  expect(await ask(OWN_NAME, 'POST /login HTTP/1.1')).toBe(`308 https://${OWN_NAME}/login`);
});

test('names without a certificate stay on the plain port, as a health check in numbers does', async () => {
  expect(await ask('127.0.0.1', 'GET /healthz HTTP/1.1')).toBe('200');
  expect(await ask('other.quay.org')).not.toContain('https://other');
});

test('certificate authorities are answered at the plain port', async () => {
  const line = 'GET /.well-known/acme-challenge/unknown HTTP/1.1';
  expect(await ask(NAME, line)).toBe('404');
  expect(await ask(OWN_NAME, line)).toBe('404');
});

test('the redirect stays on the name that was asked, whatever the request line says', async () => {
  expect(await ask(OWN_NAME, 'GET //evil.example/x HTTP/1.1')).toBe(
    `308 https://${OWN_NAME}//evil.example/x`,
  );
  expect(await ask(OWN_NAME, `GET http://www.${NAME}/x HTTP/1.1`)).toBe(`301 https://${NAME}/x`);
  expect(await ask(OWN_NAME, 'GET http://evil.example/x HTTP/1.1')).toBe('404');
  for (const line of ['OPTIONS * HTTP/1.1', 'GET @evil.example HTTP/1.1'])
    expect(await ask(OWN_NAME, line)).toBe('400');
});

test('pages that the server fetches from itself are not redirected', async () => {
  const { status } = await t.inject({ url: '/healthz', headers: { host: OWN_NAME } });
  expect(status).toBe(200);
});
