import type { OperationId } from '#generated/operations.ts';
import type { AnyBody } from '#tests/support/app.ts';
import { registerClient } from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import type { World } from '../world.ts';

type Maker = (world: World, member: Member) => Promise<string>;

async function createOwn(
  { t }: World,
  member: Member,
  request: { method?: 'POST' | 'PUT'; url: string; payload?: object },
  idOf: (response: AnyBody) => string,
): Promise<string> {
  const { status, body } = await t.injectWithToken(member, request);
  if (status >= 300) throw new Error(`${request.url}: ${JSON.stringify(body)}`);
  return idOf(body.response);
}

/** Creates a member's own resource, by the path parameter that names it. */
const BY_PARAMETER: Readonly<Record<string, Maker>> = {
  client_id: async ({ t }, member) => {
    await t.db.query('delete from oauth_clients where owner_id = $1', [member.userId]);
    return (await registerClient(t, member)).clientId;
  },
  upload_id: (world, member) =>
    createOwn(
      world,
      member,
      { method: 'POST', url: '/v2/media/uploads', payload: { kind: 'audio', type: 'audio/mpeg', bytes: 9 } },
      ({ upload }) => upload.uploadId,
    ),
  folder_id: (world, member) =>
    createOwn(
      world,
      member,
      { method: 'POST', url: '/v2/user/saved_folders', payload: { title: `Folder ${world.serial()}` } },
      ({ folder }) => folder.id,
    ),
  tab_id: async (world, member) => {
    await world.t.db.query("update users set settings = settings - 'tabs' where id = $1", [member.userId]);
    const payload = { title: `Hills ${world.serial()}`, tags: ['hills'] };
    return createOwn(world, member, { method: 'POST', url: '/v2/tabs', payload }, ({ tab }) => tab.id);
  },
  session_id: async ({ t }, member) => {
    // A session other than the calling one.
    await t.app.services.sessions.start(member.userId, 'test');
    const [row] = await t.db.query<{ id: string }>(
      'select id::text as id from sessions where user_id = $1 order by id desc limit 1',
      [member.userId],
    );
    return `cookie-${row?.id}`;
  },
  device_id: async (world, member) => {
    const endpoint = `https://push.example/${member.blogName}-${world.serial()}`;
    const payload = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
    const url = '/v2/user/push_devices';
    return createOwn(world, member, { method: 'POST', url, payload }, ({ device }) => device.id);
  },
  passkey_id: async ({ t, serial }, member) => {
    const [row] = await t.db.query<{ id: string }>(
      `insert into passkeys (user_id, credential_id, public_key, use_count, is_synced, name)
       values ($1, convert_to($2, 'utf8'), ''::bytea, 0, false, 'Own phone') returning id::text as id`,
      [member.userId, `credential-${serial()}`],
    );
    return row?.id ?? '';
  },
};

/** Creates a member's own resource where the parameter is called `id`. */
const BY_OPERATION: Readonly<Partial<Record<OperationId, Maker>>> = {
  getDataDownload: download,
  deleteDataDownload: download,
  removeSavedPost: saved,
};

async function download(world: World, member: Member): Promise<string> {
  await world.t.db.query('delete from data_downloads where user_id = $1', [member.userId]);
  return createOwn(
    world,
    member,
    { method: 'POST', url: '/v2/privacy/download' },
    ({ download: { id } }) => id,
  );
}

async function saved(world: World, member: Member): Promise<string> {
  const { id } = await postAs(world.t, member, 'Kept');
  await createOwn(
    world,
    member,
    { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: id } },
    () => '',
  );
  return id;
}

/**
 * Returns the path's parameters with that member's own resources: blogs become their own, posts of blogs their own
 * posts.
 */
export async function ownIds(
  world: World,
  id: OperationId,
  ids: Record<string, string>,
  member: Member,
  blog: string,
): Promise<Record<string, string>> {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(ids)) {
    const maker = name === 'id' ? BY_OPERATION[id] : BY_PARAMETER[name];
    if (maker) own[name] = await maker(world, member);
    else if (name === 'blog') own[name] = blog;
    else if (name === 'id' && 'blog' in ids) own[name] = (await postAs(world.t, member, 'Mine', blog)).id;
    else own[name] = value;
  }
  return own;
}
