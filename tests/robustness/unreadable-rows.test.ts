import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { StoredFault } from '#server/http/contract/stored-shapes.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';
import { makeCall } from '../rights/call.ts';
import { rightsWorld, type World } from '../rights/world.ts';

/**
 * Values in the database that no code writes, as an import of earlier versions or a hand may have left them: every list
 * that meets such a row is answered all the same, and the fault is logged.
 */

let world: World;
let faults: StoredFault[] = [];
let forger: Member;
let first: Awaited<ReturnType<typeof postAs>>;
let reblog: typeof first;

/** Invalid values for each JSON column, and for SQL arrays and texts. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'blogs.theme': ['[]', '"x"', '{"linkColor": 7}', '{"headerImage": {}}'],
  'blogs.avatar': ['{}', '[null]', '[{}]', '7'],
  'blogs.header': ['{}', '[null]', '[{"url": 7}]'],
  'blogs.description_npf': ['{}', '[null]', '[{"type": "image"}]'],
  'blogs.settings': [
    '[]',
    '{"askMedia": "maybe", "submissionTypes": 7, "submissionTags": {}, "reblogTags": "x", "replies": [], "reblogs": 1, "canBeBooped": {}, "submissionGuidelines": {}, "featuredTags": 7, "messages": {}, "language": 7}',
  ],
  'posts.content': [
    '{}',
    '[null]',
    '[{"type": "image"}]',
    '[{"type": "hologram"}]',
    '[{"type": "video", "poster": 7}]',
    '7',
    '[{"type":"poll"}]',
    '[{"type":"image","media":[]}]',
    '[{"type":"ordered-list","items":[null]}]',
  ],
  'posts.layout': [
    '{}',
    '[null]',
    '[{"type": "rows"}]',
    '[{"type": "rows", "display": [{"blocks": [99]}]}]',
    '[{"type":"ask","blocks":[0],"attribution":7}]',
  ],
  'posts.trail': ['{}', '[null]', '[{"partId": "1", "postId": "1", "blogId": "1", "bytes": 2}]', '[{}]'],
  'posts.labels': ['[]', '{"hasCommunityLabel": "yes"}', '{"categories": 7}'],
  'trail_parts.content': ['{}', '[null]', '[{"type": "image"}]'],
  'trail_parts.layout': ['{}', '[null]'],
  'trail_parts.tags': ['{}', '[null]', '7'],
  'messages.content': ['{}', 'null', '{"content": 7}', '{"images": [null]}', '[]'],
  'users.settings': [
    '[]',
    '{"appearance": 7, "dashboard": [], "labs": 7, "consent": [], "contentLabels": 7, "privacy": {"showActivity": {}, "readReceipts": "x", "allowBoops": 7, "messagesFrom": {}}, "notifications": 7, "keyboard": {"ownKeys": 7}, "account": {"timezone": 7}}',
  ],
  'notification_settings.choices': ['{"likes": 7}', '{"muted": "x"}'],
  'media.variants': ['{}', '[null]', '[{}]'],
};

/** The key of a table, where it is not its id. */
const KEYS: Readonly<Record<string, string>> = { notification_settings: 'blog_id', media: 'key' };
beforeAll(async () => {
  world = await rightsWorld({ onStoredFault: (fault) => faults.push(fault) });
  const { t, members } = world;
  forger = await t.member('forger');
  await addWriter(t.db, 'desk', forger);
  const image = [{ type: 'text' as const, text: 'Hills and #hills' }];
  first = await postAs(t, forger, { content: image, tags: 'hills', slug: 'forged' });
  const otto = await postAs(t, members.stranger, { content: image, tags: 'hills' });
  reblog = await reblogAs(t, forger, otto, 'as well');
  const onDesk = await postAs(t, forger, { content: image, tags: 'hills' }, 'desk');
  await reblogAs(t, members.admin, first, 'and me');
  for (const id of [first, onDesk]) {
    await likeAs(t, members.admin, id);
    await replyAs(t, members.admin, id, 'A reply');
    await replyAs(t, forger, id, 'Another');
    await t.injectAs(members.admin, {
      method: 'POST',
      url: '/v2/user/saved_posts',
      payload: { post_id: id.id },
    });
  }
  for (const state of ['draft', 'queue', 'private'] as const)
    await postAs(t, forger, { content: image, state }, 'desk');
  await followAs(t, members.admin, 'forger');
  await followAs(t, forger, 'marlow');
  await followAs(t, forger, 'desk');
  await world.conversation();
  const payload = {
    type: 'text',
    message: 'Hello',
    participant: forger.blogUuid,
    participants: ['forger', 'desk'],
  };
  await t.injectAs(forger, { method: 'POST', url: '/v2/conversations/messages', payload });
  await t.db.query('insert into notification_settings (blog_id) values ($1)', [forger.blogId]);
  for (const id of reads) ingredients.set(id, (await fixtures[id]?.recipe?.(world)) ?? {});
});
afterAll(() => world.t.close());

const reads = (Object.keys(handlers) as OperationId[]).filter(
  // A stream would stay open.
  (id) => operations[id].method === 'GET' && id !== 'getUserEvents',
);
const ingredients = new Map<OperationId, Ingredients>();

/** Returns the reads of the rows' owner, besides the recipes. */
function ownReads(): string[] {
  return [
    ...[
      '/info',
      '/posts',
      '/archive',
      '/notifications',
      '/notification_settings',
      '/settings',
      '/drafts',
    ].map((path) => `/v2/blog/forger${path}`),
    `/v2/blog/forger/posts/${first.id}`,
    `/v2/blog/forger/notes?id=${first.id}`,
    `/v2/blog/forger/posts/${first.id}/graph`,
    `/v2/blog/forger/posts/${reblog.id}/trail`,
    `/v2/conversations?participant=${forger.blogUuid}`,
    ...['/v2/user/info', '/v2/user/settings', '/v2/user/dashboard', '/v2/inbox'],
  ];
}
/** Addresses of the site for other programs. */
const MACHINES = ['/forger/rss', '/forger/atom', '/desk/rss', '/tagged/hills/rss', '/sitemap.xml'];

/** Returns a description of the response when it is a fault. */
async function fault(what: string, ask: () => Promise<number>): Promise<string[]> {
  try {
    const status = await ask();
    return status >= 500 ? [`${what}: ${status}`] : [];
  } catch (error) {
    return [`${what}: ${error}`];
  }
}

async function faultsOfReads(): Promise<string[]> {
  const { t } = world;
  const found: string[] = [];
  for (const id of reads) {
    for (const caller of ['visitor', 'admin'] as const) {
      const ask = async () => (await makeCall(world, id, caller, ingredients.get(id) ?? {})).status;
      found.push(...(await fault(`${id} as ${caller}`, ask)));
    }
  }
  for (const url of ownReads())
    found.push(...(await fault(url, async () => (await t.injectAs(forger, url)).status)));
  for (const url of MACHINES)
    found.push(...(await fault(url, async () => (await t.app.inject(url)).statusCode)));
  return found;
}

const cases = Object.entries(VALUES).flatMap(([place, values]) =>
  values.map((value) => [place, value] as const),
);

test.each(cases)('a read answers although %s is %s', async (place, value) => {
  const [table = '', column = ''] = place.split('.');
  const { db } = world.t;
  await db.query(`create table kept as select * from ${table}`);
  try {
    await db.query(`update ${table} set ${column} = $1::jsonb`, [value]);
    expect(await faultsOfReads()).toEqual([]);
  } finally {
    const key = KEYS[table] ?? 'id';
    await db.query(`update ${table} x set ${column} = k.${column} from kept k where k.${key} = x.${key}`);
    await db.query('drop table kept');
  }
});

test('a row that cannot be read is reported and leaves its neighbours in the list', async () => {
  const { t } = world;
  await t.db.query(`update posts set content = '[{"type": "text", "text": 7}]' where id = $1`, [first.id]);
  await t.db.query(`update blogs set theme = '{"showTitle": 7}' where name = 'forger'`);
  faults = [];
  const { body } = await t.inject('/v2/hubs/hills/timeline');
  const shown = body.response.timeline.elements as { id: string; content: unknown[] }[];
  expect(faults).toEqual(
    expect.arrayContaining([
      { row: `posts ${first.id}`, problem: 'content.0.text must be text' },
      { row: `blogs ${forger.blogId}`, problem: 'theme.showTitle must be true or false' },
    ]),
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.find(({ id }) => id === first.id)?.content).toEqual([]);
  expect(shown.filter(({ id }) => id !== first.id).every(({ content }) => content.length > 0)).toBe(true);
});
