import { idAt } from '#openapi/world/clock.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { DEMO_DOMAIN } from './demo-names.ts';

const DAY_MS = 86_400_000;
const OWNER = 'odile';
/** Domains that are registered in the sandbox. None ends within a month, so that a fresh demo charges and mails nothing. */
const REGISTERED = [
  { name: 'odile.studio', status: 'active', bornDays: 328, endsDays: 37, autoRenew: true },
  { name: 'odile.blog', status: 'expired', bornDays: 369, endsDays: -4, autoRenew: false },
] as const;
const RECORDS = [
  { type: 'MX', host: '@', value: 'mail.fastpost.example', priority: 10 },
  { type: 'TXT', host: '@', value: 'v=spf1 include:fastpost.example ~all', priority: null },
] as const;

/** Returns domains of a member of the demo world: one that ends soon, one that lapsed, and one from elsewhere. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const blog = world.blogs.find(({ key }) => key === OWNER);
  if (blog === undefined) return [];
  const at = (days: number): number => world.anchor + days * DAY_MS;
  const idOf = (name: string): string => idAt(at(-1), `domain:${name}`);
  const shared = { user_id: ids.user(OWNER), blog_id: ids.blog(blog) };
  const registered = REGISTERED.map(({ name, status, bornDays, endsDays, autoRenew }) => ({
    ...{ ...shared, id: idOf(name), name, status, kind: 'registered', auto_renew: autoRenew },
    ...{ is_locked: true, is_private: true, verify_token: `demo-${name}`, next_check_at: null },
    ...{ registered_at: iso(at(-bornDays)), expires_at: iso(at(endsDays)), created_at: iso(at(-bornDays)) },
  }));
  const connected = {
    ...{ ...shared, id: idOf(DEMO_DOMAIN.name), name: DEMO_DOMAIN.name, status: 'active', kind: 'connected' },
    ...{ auto_renew: false, is_locked: false, is_private: false, verify_token: DEMO_DOMAIN.token },
    ...{
      next_check_at: iso(world.anchor),
      registered_at: iso(at(-40)),
      expires_at: null,
      created_at: iso(at(-40)),
    },
  };
  const [mailed] = REGISTERED;
  return [
    { table: 'domains', after: ['users', 'blogs'], rows: [...registered, connected] },
    {
      table: 'sandbox_domains',
      rows: registered.map(({ name, expires_at }) => ({ name, expires_at })),
    },
    {
      table: 'dns_records',
      after: ['domains'],
      rows: RECORDS.map((record) => ({
        ...record,
        ...{ id: idAt(at(-1), `record:${record.type}`), domain_id: idOf(mailed.name), ttl: 3600 },
      })),
    },
  ];
}
