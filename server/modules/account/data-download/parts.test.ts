import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { FILES } from './parts.ts';

/** Tables that refer to a member and are left out of the archive, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  access_tokens: 'lets somebody in',
  account_recoveries: 'ends within days',
  account_undos: 'lets somebody in',
  asker_blocks: 'names whoever asked without a name',
  backup_codes: 'lets somebody in',
  blog_invitations: 'names others, and ends by itself',
  boops: 'a game of one site, with those who play it there',
  bulk_changes: 'an hour’s memory of what can be taken back',
  data_downloads: 'are the archives themselves',
  idempotency_keys: 'a day’s memory of calls',
  known_devices: 'lets somebody in',
  mailed_links: 'lets somebody in',
  notification_reads: 'how far notifications were read, which are about what others did',
  oauth_clients: 'apps call one site',
  oauth_items: 'lets apps in',
  onboarding_topics: 'were offered once; the tags that are followed say what came of it',
  opened_blogs: 'which locked blogs were opened, with a password of others',
  passkey_challenges: 'ends within minutes',
  passkeys: 'lets somebody in',
  push_devices: 'are told by one site, and lead to a browser',
  remembered_browsers: 'lets somebody in',
  reports: 'were written to those who run the site',
  second_factors: 'lets somebody in',
  sessions: 'lets somebody in',
  support_requests: 'were written to those who run the site',
  suspensions: 'last while nobody can log in to take anything along',
  third_party_links: 'lets somebody in',
  third_party_sign_ins: 'lets somebody in',
  uploads: 'are on their way into a post',
  video_hub_follows: 'channels are those of one site',
};

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test('every table that names a member is in what they take along, or it is said why not', async () => {
  const rows = await db.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const taken = new Set(FILES.map(({ part }) => part.table));
  const missing = rows.map(({ name }) => name).filter((name) => !taken.has(name));
  expect(missing.sort()).toEqual(Object.keys(LEFT_OUT).sort());
});
