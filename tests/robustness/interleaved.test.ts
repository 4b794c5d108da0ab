import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { Database } from '#server/db/database.ts';
import { closeAccount } from '#server/entities/user/repository.ts';
import { memberData } from '#server/module-registry.ts';
import { deleteDependentRows } from '#server/modules/account/erasure/erase-repository.ts';
import { closeBlog } from '#server/modules/blogs/settings/settings-repository.ts';
import { removePost } from '#server/modules/posts/compose/write-repository.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Recipe } from '#tests/fixtures/fixture.ts';
import { freshPglite, freshPostgres, testEngine } from '#tests/support/database.ts';
import {
  type InterleavedDatabase,
  type Interruption,
  interleave,
} from '#tests/support/interleaved-database.ts';
import { addWriter } from '#tests/support/members.ts';
import { formWith, wav } from '#tests/support/recordings.ts';
import { makeCall } from '../rights/call.ts';
import { rightsWorld, type World } from '../rights/world.ts';

/**
 * Operations that need something which another request deletes meanwhile. Each is called once for every statement it
 * makes, and the deletion commits right before that statement: the answer is a documented one, and never a 500.
 */

let world: World;
let db: InterleavedDatabase;
/** The same database without interruptions. */
let plain: Database;
beforeAll(async () => {
  const fresh =
    testEngine === 'postgres' ? await freshPostgres() : { db: await freshPglite(), url: undefined };
  plain = fresh.db;
  db = interleave(fresh.db, fresh.url);
  world = await rightsWorld({ db });
});
afterAll(async () => {
  await world.t.close();
  await db.close();
});

function statement(sql: string): Interruption {
  return async (other) => void (await other.query(sql));
}

/** Deletions by another request. */
const DELETIONS = {
  async posts(other) {
    const rows = await other.query<{ id: string; blog_id: string }>(
      "select id, blog_id from posts where state <> 'deleted' order by blog_id, id",
    );
    for (const { id, blog_id } of rows) await other.transaction((tx) => removePost(tx, blog_id, id));
  },
  replies: statement('update replies set deleted_at = now() where deleted_at is null'),
  async blog(other) {
    const rows = await other.query<{ id: string }>("select id from blogs where name = 'desk'");
    for (const { id } of rows) await other.transaction((tx) => closeBlog(tx, id));
  },
  async others(other) {
    const { userId } = world.members.admin;
    await other.query("update users set state = 'deleted' where id <> $1 and state = 'active'", [userId]);
    await other.query("update blogs set state = 'deactivated' where owner_id <> $1 and name <> 'desk'", [
      userId,
    ]);
  },
  caller: (other) =>
    other.transaction(async (tx) => {
      await closeAccount(tx, world.members.admin.userId);
      await deleteDependentRows(tx, world.members.admin.userId, memberData.keptRows);
    }),
  async session(other) {
    await other.query('delete from sessions where user_id = $1', [world.members.admin.userId]);
    await other.query('delete from access_tokens where user_id = $1', [world.members.admin.userId]);
  },
  membership: statement('delete from blog_members where not is_primary'),
  invitations: statement('delete from space_invitations'),
  folders: statement('delete from saved_folders'),
  saved: statement('delete from saved_posts'),
  tabs: statement('delete from dashboard_tabs'),
  apps: statement('delete from oauth_clients'),
  grants: statement('delete from oauth_items'),
  devices: statement('delete from push_devices'),
  uploads: statement('delete from uploads'),
  hubs: statement('delete from video_hubs'),
  polls: statement('delete from polls'),
  changes: statement('delete from bulk_changes'),
  downloads: statement('delete from data_downloads'),
  reports: statement('delete from reports'),
  requests: statement('delete from support_requests'),
  flags: statement('delete from post_flags'),
  mutes: statement('delete from user_mutes'),
  filters: statement('delete from filtered_tags'),
  async conversations(other) {
    for (const table of ['messages', 'conversation_sides', 'conversations'])
      await other.query(`delete from ${table}`);
  },
} as const satisfies Record<string, Interruption>;
type Deletion = keyof typeof DELETIONS;

/** Sends a request as the caller and returns what the contract puts under `response`. */
async function prepared(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const request = payload ? { method, url, payload } : { method, url };
  const { status, body } = await world.t.injectAs(world.members.admin, request);
  expect([url, Math.floor(status / 100)]).toEqual([url, 2]);
  return body?.response;
}
async function idOf(sql: string): Promise<string> {
  const [row] = await plain.query<{ id: string }>(sql);
  return row?.id ?? '';
}

async function folder(): Promise<string> {
  return (await prepared('POST', '/v2/user/saved_folders', { title: `Fogs ${world.serial()}` })).folder.id;
}
function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

/** Requests about something that is there, where the recipe of the operation names something that is not. */
const OWN: Readonly<Record<string, Recipe>> = {
  editSavedFolder: async () => ({
    path: { folder_id: await folder() },
    payload: { title: `Skies ${world.serial()}` },
  }),
  deleteSavedFolder: async () => ({ path: { folder_id: await folder() } }),
  savePost: async ({ post }) => ({ payload: { post_id: (await post()).id, folder_id: await folder() } }),
  removeSavedPost: async ({ post }) => {
    const { id } = await post();
    await prepared('POST', '/v2/user/saved_posts', { post_id: id });
    return { path: { id } };
  },
  editTab: async () => {
    const { tab } = await prepared('POST', '/v2/tabs', { title: 'Hills', tags: ['hills'] });
    return { path: { tab_id: tab.id }, payload: { title: 'Other hills' } };
  },
  removePushDevice: async (own) => {
    const { payload = {} } = (await fixtures.addPushDevice?.recipe?.(own)) ?? {};
    const { device } = await prepared('POST', '/v2/user/push_devices', payload as object);
    return { path: { device_id: device.id } };
  },
  restorePosts: async ({ post }) => {
    const ids = [(await post()).id];
    const change = { dry_run: false, action: 'add_tags', tags: ['fog'], ids };
    const { undoToken } = await prepared('POST', '/v2/blog/desk/posts/bulk', change);
    return { path: { blog: 'desk' }, payload: { undo_token: undoToken } };
  },
  deleteDataDownload: async () => ({
    path: { id: (await prepared('POST', '/v2/privacy/download', {})).download.id },
  }),
  setReportOutcome: async ({ post }) => {
    await prepared('POST', `/v2/blog/desk/posts/${(await post()).id}/report`, { reason: 'spam' });
    const id = await idOf('select id from reports order by id desc limit 1');
    return { path: { report_id: id }, payload: { outcome: 'dismiss' } };
  },
  answerSupportRequest: async () => {
    await prepared('POST', '/v2/support/requests', {
      topic: 'bug',
      email: 'a@example.test',
      text: 'The fog is gone.',
    });
    const id = await idOf('select id from support_requests order by id desc limit 1');
    return { path: { request_id: id }, payload: { text: 'Hi' } };
  },
  setSuspension: async ({ members }) => ({
    path: { account_id: members.stranger.userId },
    payload: { reason: 'Spam' },
  }),
  uploadImage: async () => formWith(await picture(), 'a.png'),
  uploadAudio: async () => formWith(wav(1), 'a.wav'),
};

/** Operations with the deletions that they are tried against. */
const PAIRS: readonly (readonly [OperationId, ...Deletion[]])[] = [
  ['createPost', 'posts', 'blog', 'membership', 'caller'],
  ['editPost', 'posts', 'blog', 'membership', 'caller'],
  ['publishPost', 'posts', 'blog'],
  ['deletePost', 'posts', 'blog'],
  ['pinPost', 'posts', 'blog'],
  ['setContentLabels', 'posts', 'membership'],
  ['editPosts', 'posts', 'blog'],
  ['restorePosts', 'posts', 'changes'],
  ['reorderQueue', 'posts', 'blog'],
  ['appealPost', 'posts', 'flags'],
  ['replyToPost', 'posts', 'replies', 'blog', 'caller'],
  ['deleteNote', 'posts', 'replies'],
  ['flagNote', 'posts', 'replies'],
  ['reportPost', 'posts', 'blog'],
  ['likePost', 'posts', 'blog', 'caller'],
  ['unlikePost', 'posts'],
  ['votePoll', 'posts', 'polls', 'blog'],
  ['savePost', 'posts', 'folders', 'saved', 'caller'],
  ['removeSavedPost', 'saved', 'posts'],
  ['createSavedFolder', 'folders', 'caller'],
  ['editSavedFolder', 'folders', 'caller'],
  ['deleteSavedFolder', 'folders'],
  ['hidePost', 'posts', 'blog'],
  ['mutePost', 'posts'],
  ['subscribePost', 'posts'],
  ['setTimelineMarker', 'posts', 'tabs'],
  ['createTab', 'tabs', 'caller'],
  ['editTab', 'tabs', 'caller'],
  ['sendMessage', 'conversations', 'others', 'blog', 'caller', 'posts'],
  ['sendMessageBatch', 'conversations', 'others', 'blog'],
  ['markConversationRead', 'conversations', 'others'],
  ['flagConversation', 'conversations', 'others'],
  ['deleteConversation', 'conversations', 'others'],
  ['followBlog', 'others', 'caller'],
  ['blockBlog', 'others', 'caller'],
  ['blockForBlog', 'others', 'blog'],
  ['muteBlog', 'others', 'mutes', 'caller'],
  ['subscribeBlog', 'others'],
  ['sendBoop', 'others', 'blog'],
  ['inviteBlogMember', 'others', 'blog', 'invitations'],
  ['setBlogMember', 'membership', 'blog', 'others'],
  ['removeBlogMember', 'membership', 'blog'],
  ['joinBlog', 'invitations', 'others', 'caller'],
  ['leaveBlog', 'membership', 'others'],
  ['createBlog', 'caller'],
  ['editBlogSettings', 'blog', 'membership', 'caller'],
  ['editBlogTheme', 'blog', 'membership'],
  ['editUserSettings', 'caller'],
  ['editNotificationSettings', 'blog'],
  ['addFilteredTags', 'filters', 'caller'],
  ['createOauthClient', 'apps', 'caller'],
  ['editOauthClient', 'apps', 'caller'],
  ['createOauthClientSecret', 'apps'],
  ['answerAuthorization', 'apps', 'grants', 'caller'],
  ['addPushDevice', 'session', 'devices', 'caller'],
  ['removePushDevice', 'devices', 'session'],
  ['followVideoHub', 'hubs', 'caller'],
  ['requestDataDownload', 'downloads', 'caller'],
  ['deleteDataDownload', 'downloads'],
  ['setReportOutcome', 'reports', 'posts'],
  ['answerSupportRequest', 'requests'],
  ['setSuspension', 'others'],
  ['startUpload', 'uploads', 'caller'],
  ['uploadImage', 'caller'],
  ['uploadAudio', 'caller'],
];

/** Statements of one request; far more than any makes. */
const MAX_STATEMENTS = 100;

/** Deletions that a caller meets once: they end what the caller may do, or the request before them counts to a limit. */
const MET_ONCE: ReadonlySet<Deletion> = new Set(['requests', 'caller', 'session', 'membership', 'others']);
/** Requests that one caller makes at most: far from any limit. */
const CALLER_REQUEST_COUNT = 20;

/** A caller for some requests: what is deleted of one cannot be put back. */
async function freshCaller(): Promise<void> {
  const admin = await world.t.member(`caller-${world.serial()}`, { role: 'admin' });
  await addWriter(plain, 'desk', admin, 'admin');
  await addWriter(plain, 'desk', world.members.writer).catch(() => undefined);
  world.members.admin = admin;
}

/** Puts back what deletions took from everybody. */
async function restore(): Promise<void> {
  await plain.query(
    "update users set state = 'active' where state = 'deleted' and email not like 'deleted-%'",
  );
  await plain.query(
    `update blogs set state = 'active' where state = 'deactivated'
        and owner_id in (select id from users where state = 'active')`,
  );
  for (const table of [
    'suspensions',
    'messages',
    'conversation_sides',
    'conversations',
    'rate_buckets',
    'boops',
    // One that a lock kept from being deleted would refuse the next request for a download.
    'data_downloads',
  ])
    await plain.query(`delete from ${table}`);
}

/** Returns the faults when `deletion` commits before each statement of a request in turn. */
async function faultsOf(id: OperationId, recipe: Recipe, deletion: Deletion): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < MAX_STATEMENTS; at += 1) {
    if (at % CALLER_REQUEST_COUNT === 0 || MET_ONCE.has(deletion)) await freshCaller();
    const ingredients = await recipe(world);
    db.interruptAt(at, DELETIONS[deletion]);
    const answer = await makeCall(world, id, 'admin', ingredients).catch((error: unknown) => String(error));
    const hasRun = db.endInterruption();
    await restore();
    if (typeof answer === 'string') found.push(`before statement ${at}: ${answer}`);
    else if (answer.status >= 500) found.push(`before statement ${at}: ${answer.status}`);
    // Deletions before the first statements are those before the request.
    if (!hasRun) return at > 0 ? found : ['it made no statement'];
  }
  return [...found, 'it never ended'];
}

const cases = PAIRS.flatMap(([id, ...deletions]) => deletions.map((deletion) => [id, deletion] as const));

test.each(cases)('%s answers as documented while another request deletes the %s', async (id, deletion) => {
  const tried = OWN[id] ? [OWN[id]] : [fixtures[id]?.recipe, ...(fixtures[id]?.variants ?? [])];
  const found = new Map<number, string[]>();
  for (const [at, recipe] of tried.entries()) {
    if (recipe) found.set(at, await faultsOf(id, recipe, deletion));
  }
  expect([...found.values()].flat()).toEqual([]);
});
