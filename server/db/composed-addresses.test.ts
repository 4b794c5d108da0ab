import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const update = readFileSync(new URL('migrations/087.do.one-address.sql', import.meta.url), 'utf8');

it('migration 087 composes the accents of e-mail addresses, except where that makes two equal', async () => {
  const [composed, apart] = ['\u00e9', 'e\u0301'];
  const addresses = {
    alone: `jos${apart}@example.com`,
    first: `ren${apart}@example.com`,
    second: `REN${composed}@example.com`,
    plain: 'plain@example.com',
  };
  for (const [name, email] of Object.entries(addresses)) {
    const { userId } = await app.member(name);
    await app.db.query('update users set email = $2, pending_email = $3 where id = $1', [
      userId,
      email,
      `new-${email}`,
    ]);
  }
  for (const statement of update.split(/;\n/)) if (statement.trim()) await app.db.query(statement);
  const rows = await app.db.query<{ email: string; pending_email: string }>(
    "select email, pending_email from users where pending_email like 'new-%' order by id",
  );
  expect(rows).toEqual([
    { email: `jos${composed}@example.com`, pending_email: `new-jos${composed}@example.com` },
    { email: addresses.first, pending_email: `new-ren${composed}@example.com` },
    { email: addresses.second, pending_email: `new-REN${composed}@example.com` },
    { email: addresses.plain, pending_email: `new-${addresses.plain}` },
  ]);
});
