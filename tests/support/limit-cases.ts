import sharp from 'sharp';
import type { LimitName } from '#generated/limits.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { newChallenge } from '#server/modules/auth/passkeys/challenges-repository.ts';
import { insertInvitation } from '#server/modules/blogs/members/invitations-repository.ts';
import { insertMember } from '#server/modules/blogs/members/members-repository.ts';
import type { AnyBody, Reply, TestApp } from '#tests/support/app.ts';
import { REDIRECT_URI } from '#tests/support/apps.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { enableBoops } from '#tests/support/boops.ts';
import type { Member } from '#tests/support/members.ts';
import { creationOptions, ORIGIN } from '#tests/support/passkeys.ts';
import { followAs, likeAs, postAs, text } from '#tests/support/posts.ts';
import { formWith, syntheticVideo } from '#tests/support/recordings.ts';

/** The members of a limit test. */
export interface LimitScene {
  app: TestApp;
  /** Is close to the limit. */
  anna: Member;
  /** Must not be affected by it. */
  bela: Member;
}

/** A counted limit, and how to reach it. */
export interface LimitCase {
  limit: LimitName;
  status: number;
  code: number;
  /** Creates data in the database until Anna is this close to the limit. */
  fill: (scene: LimitScene, most: number) => Promise<unknown>;
  /** Sends one more request, each time a different one. */
  request: (scene: LimitScene, member: Member, at: number) => Promise<Reply<AnyBody>>;
}

async function form(at: number) {
  const picture = await sharp({
    create: { width: 8 + at, height: 8, channels: 3, background: { r: 40 * at, g: 1, b: 1 } },
  })
    .png()
    .toBuffer();
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
}

async function upload({ app }: LimitScene, member: Member, at: number): Promise<Reply<AnyBody>> {
  return app.injectAs(member, {
    method: 'POST',
    url: '/v2/media/image',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: await form(at),
  });
}

function create({ app }: LimitScene, member: Member, blog: string, state: string) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${blog}/posts`,
    payload: { content: text('One of many'), state },
  });
}

/** Inserts uploads of a kind and duration. */
function fillMedia(
  { app, anna }: Pick<LimitScene, 'app' | 'anna'>,
  kind: string,
  count: number,
  seconds = 0,
) {
  return app.db.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants, duration)
     select left(md5($2 || n), 30), $1, $2, 'video/mp4', '\\x00', 1, '[]', $4 from generate_series(1, $3::int) n`,
    [anna.userId, kind, count, seconds],
  );
}

/** Started uploads count for their day. */
function uploadCase(limit: LimitName, kind: 'audio' | 'video', code: number): LimitCase {
  return {
    limit,
    status: 403,
    code,
    fill: (scene, most) => fillMedia(scene, kind, most),
    request: ({ app }, member) =>
      app.injectAs(member, {
        method: 'POST',
        url: '/v2/media/uploads',
        payload: { kind, type: `${kind}/mp4`, bytes: 9 },
      }),
  };
}

/** Uploads a video of one second; waits until the previous one is processed. */
async function uploadOneSecond({ app }: LimitScene, member: Member): Promise<Reply<AnyBody>> {
  const form = formWith(await syntheticVideo('mp4', 1));
  for (;;) {
    const reply = await app.injectAs(member, { method: 'POST', url: '/v2/media/video', ...form });
    if (reply.body.errors?.[0]?.code !== 8010) return reply;
    await app.app.services.work.settled();
  }
}

/** Inserts posts directly into the database. */
function fillPosts({ app, anna }: LimitScene, blogId: string, state: string, count: number) {
  return app.db.query(
    `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id,
       queue_rank)
     select n.id, $2, $1, $3, case when $3 = 'published' then n.id end, 'text', 'abcdefgh', n.id, $2,
            case when $3 = 'queued' then n.id end
       from (select next_id() as id from generate_series(1, $4::int)) n`,
    [anna.userId, blogId, state, count],
  );
}

function send({ app }: LimitScene, member: Member, url: string, payload: object): Promise<Reply<AnyBody>> {
  return app.injectAs(member, { method: 'POST', url, payload });
}

/** Inserts rows for each number up to `$2`, for Anna (`$1`). */
function fillRows(insert: string): LimitCase['fill'] {
  return ({ app, anna }, most) =>
    app.db.query(`insert into ${insert} from generate_series(1, $2::int) n`, [anna.userId, most]);
}

/** Follows a different blog each time, none of them created today. */
function followNew(prefix: string): LimitCase['request'] {
  return async ({ app, bela }, member, at) => {
    const name = `${prefix}-${member.blogName}-${at}`;
    const made = "insert into blogs (owner_id, name, created_at) values ($1, $2, now() - interval '1 year')";
    await app.db.query(made, [bela.userId, name]);
    return followAs(app, member, name);
  };
}

/** Returns a group blog of a member, created on first use. */
async function groupOf({ app }: LimitScene, { userId, blogName }: Member): Promise<string> {
  const name = `${blogName}-group`;
  const known = await findBlog(app.db, name, userId);
  return known?.id ?? insertBlog(app.db, userId, name, false);
}

function invite({ app }: LimitScene, member: Member, name: string): Promise<Reply<AnyBody>> {
  const url = `/v2/blog/${member.blogName}-group/invitations/${name}`;
  return app.injectAs(member, { method: 'PUT', url, payload: { role: 'member' } });
}

/** Every counted limit that the server enforces. */
export const limitCases: readonly LimitCase[] = [
  {
    limit: 'postsPerDay',
    status: 403,
    code: 8023,
    fill: (scene, most) => fillPosts(scene, scene.anna.blogId, 'published', most),
    request: (scene, member) => create(scene, member, member.blogName, 'published'),
  },
  {
    limit: 'queuedPosts',
    status: 403,
    code: 8022,
    fill: (scene, most) => fillPosts(scene, scene.anna.blogId, 'queued', most),
    request: (scene, member) => create(scene, member, member.blogName, 'queue'),
  },
  {
    limit: 'asksPerDay',
    status: 429,
    code: 4029,
    fill: (scene, most) => fillPosts(scene, scene.bela.blogId, 'ask', most),
    request: (scene, member) => create(scene, member, member === scene.anna ? 'bela' : 'anna', 'ask'),
  },
  {
    limit: 'submissionsPerDay',
    status: 429,
    code: 4029,
    fill: (scene, most) => fillPosts(scene, scene.bela.blogId, 'submission', most),
    request: (scene, member) => create(scene, member, 'bela', 'submission'),
  },
  {
    limit: 'likesPerDay',
    status: 429,
    code: 1040,
    fill: ({ app, anna }, most) =>
      app.db.query(
        `insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id)
         select $1, n, 1, n, $2 from generate_series(1, $3::int) n`,
        [anna.userId, anna.blogId, most],
      ),
    request: async ({ app, bela }, member) => likeAs(app, member, await postAs(app, bela, 'Likeable')),
  },
  {
    limit: 'followsPerDay',
    status: 429,
    code: 4029,
    fill: ({ app, anna, bela }, most) =>
      app.db.query(
        `with made as (
           insert into blogs (owner_id, name, created_at)
           select $2, 'fill-' || n, now() - interval '1 year' from generate_series(1, $3::int) n returning id)
         insert into follows (user_id, blog_id) select $1, id from made`,
        [anna.userId, bela.userId, most],
      ),
    request: followNew('followed'),
  },
  {
    limit: 'imagesPerDay',
    status: 403,
    code: 8004,
    fill: ({ app, anna }, most) =>
      app.db.query(
        `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants)
         select 'filled0000000000' || n, $1, 'image', 'image/png', '\\x00', 1, '[]' from generate_series(1, $2::int) n`,
        [anna.userId, most],
      ),
    request: upload,
  },
  uploadCase('videosPerDay', 'video', 8011),
  uploadCase('audioPerDay', 'audio', 8004),
  {
    limit: 'videoSecondsPerDay',
    status: 403,
    code: 8011,
    fill: async ({ app, anna }, most) => {
      await app.db.query('delete from uploads where owner_id = $1', [anna.userId]);
      await app.db.query("delete from media where owner_id = $1 and kind = 'video'", [anna.userId]);
      await fillMedia({ app, anna }, 'video', 1, most);
    },
    request: uploadOneSecond,
  },
  {
    limit: 'uploadBytesAtOnce',
    status: 403,
    code: 4030,
    fill: async ({ app, anna }, most) => {
      await app.db.query('delete from uploads where owner_id = $1', [anna.userId]);
      await app.db.query('delete from media where owner_id = $1', [anna.userId]);
      await app.db.query(
        `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
         values (md5('open upload'), $1, 'audio', 'waiting', $2, now() + interval '1 hour')`,
        [anna.userId, most],
      );
    },
    request: ({ app }, member) =>
      app.injectAs(member, {
        method: 'POST',
        url: '/v2/media/uploads',
        payload: { kind: 'image', type: 'image/png', bytes: 1 },
      }),
  },
  {
    limit: 'followedBlogs',
    status: 403,
    code: 4030,
    // In the past, so that the daily limit is not reached.
    fill: ({ app, anna, bela }, most) =>
      app.db.query(
        `with gone as (delete from follows where user_id = $1), made as (
           insert into blogs (owner_id, name, created_at)
           select $2, 'long-' || n, now() - interval '1 year' from generate_series(1, $3::int) n returning id)
         insert into follows (user_id, blog_id, created_at) select $1, id, now() - interval '1 year' from made`,
        [anna.userId, bela.userId, most],
      ),
    request: followNew('one-more'),
  },
  {
    limit: 'blogsPerDay',
    status: 403,
    code: 4030,
    fill: fillRows("blogs (owner_id, name) select $1, 'own-' || n"),
    request: (scene, member, at) =>
      send(scene, member, '/v2/user/blogs', { tumblelog: `new-${member.blogName}-${at}` }),
  },
  {
    limit: 'dashboardTabs',
    status: 403,
    code: 4030,
    fill: fillRows("dashboard_tabs (user_id, id, title) select $1, 'tab-' || n, 'Tab'"),
    request: (scene, member, at) =>
      send(scene, member, '/v2/tabs', { title: `Hills ${at}`, tags: ['hills'] }),
  },
  {
    limit: 'filteredTags',
    status: 403,
    code: 4021,
    fill: fillRows("filtered_tags (user_id, tag, name, scopes) select $1, 'tag ' || n, 'Tag', '{dashboard}'"),
    request: (scene, member, at) =>
      send(scene, member, '/v2/user/filtered_tags', { filtered_tags: [`spiders ${at}`] }),
  },
  {
    limit: 'filteredTexts',
    status: 403,
    code: 4021,
    fill: fillRows(
      "filtered_content (user_id, content, name, scopes) select $1, 'text ' || n, 'Text', '{dashboard}'",
    ),
    request: (scene, member, at) =>
      send(scene, member, '/v2/user/filtered_content', { filtered_content: [`spiders ${at}`] }),
  },
  {
    limit: 'blogMembers',
    status: 403,
    code: 4030,
    fill: async (scene, most) => {
      const blogId = await groupOf(scene, scene.anna);
      // Anna is one of them.
      for (let at = 1; at < most; at += 1) {
        const { userId } = await scene.app.member(`writer-${at}`);
        await insertMember(scene.app.db, blogId, userId, 'member');
      }
    },
    request: async (scene, member, at) => {
      await groupOf(scene, member);
      const guest = await scene.app.member(`guest-${member.blogName}-${at}`);
      await invite(scene, member, guest.blogName);
      const url = `/v2/blog/${member.blogName}-group/membership`;
      return scene.app.injectAs(guest, { method: 'PUT', url, payload: {} });
    },
  },
  {
    limit: 'blogInvitations',
    status: 403,
    code: 4030,
    fill: async (scene, most) => {
      const blogId = await groupOf(scene, scene.anna);
      await scene.app.db.query('delete from blog_invitations');
      for (let at = 1; at <= most; at += 1) {
        const { userId } = await scene.app.member(`invited-${at}`);
        const sent = { blogId, senderId: scene.anna.userId, role: 'member' as const };
        await insertInvitation(scene.app.db, { ...sent, recipientId: userId });
      }
    },
    request: async (scene, member, at) => {
      await groupOf(scene, member);
      const { blogName } = await scene.app.member(`asked-${member.blogName}-${at}`);
      return invite(scene, member, blogName);
    },
  },
  {
    limit: 'oauthClients',
    status: 403,
    code: 4030,
    fill: fillRows(
      `oauth_clients (client_id, owner_id, name, website, redirect_uris, is_confidential)
       select 'client-number-' || n, $1, 'App', 'https://bell.example', '["https://bell.example/back"]', false`,
    ),
    request: (scene, member, at) =>
      send(scene, member, '/v2/oauth2/clients', {
        name: `App ${at}`,
        website: 'https://bell.example',
        redirect_uris: [REDIRECT_URI],
      }),
  },
  {
    limit: 'passkeys',
    status: 403,
    code: 4030,
    fill: fillRows(
      `passkeys (user_id, credential_id, public_key, use_count, is_synced, name)
       select $1, decode(md5('credential ' || n), 'hex'), 'none', 0, false, 'Passkey'`,
    ),
    request: async ({ app }, member, at) => {
      const phone = new Authenticator(ORIGIN);
      const challenge = await newChallenge(app.db, app.app.services, member.userId);
      return app.injectAs(member, {
        method: 'POST',
        url: '/v2/account/passkeys',
        payload: { name: `Phone ${at}`, passkey: phone.create(creationOptions(challenge)) },
      });
    },
  },
  {
    limit: 'pushDevices',
    status: 403,
    code: 4030,
    fill: fillRows(
      `push_devices (user_id, session_hash, endpoint, p256dh, auth, name)
       select $1, (select id_hash from sessions where user_id = $1 limit 1), 'https://push.example/filled/' || n, 'x', 'x', 'x'`,
    ),
    request: (scene, member, at) =>
      send(scene, member, '/v2/user/push_devices', {
        endpoint: `https://push.example/${member.blogName}/${at}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
  },
  {
    limit: 'savedFolders',
    status: 403,
    code: 4030,
    fill: fillRows("saved_folders (user_id, title) select $1, 'Folder ' || n"),
    request: (scene, member, at) => send(scene, member, '/v2/user/saved_folders', { title: `Skies ${at}` }),
  },
  {
    limit: 'boopsPerHour',
    status: 429,
    code: 4029,
    fill: ({ app, anna, bela }, most) =>
      app.db.query(
        `insert into boops (from_blog_id, to_blog_id, user_id, kind)
         select $2, $3, $1, 'normal' from generate_series(1, $4::int)`,
        [anna.userId, anna.blogId, bela.blogId, most],
      ),
    request: async (scene, member, at) => {
      const other = await scene.app.member(`booped-by-${member.blogName}-${at}`);
      await enableBoops(scene.app.db, member, other);
      return send(scene, member, '/v2/boops', { tumblelog: other.blogName });
    },
  },
  {
    limit: 'messageRequestsPerHour',
    status: 429,
    code: 4029,
    fill: ({ app, anna, bela }, most) =>
      app.db.query(
        `with opened as (
           insert into conversations (low_blog_id, high_blog_id, opened_by)
           values (least($2::bigint, $3::bigint), greatest($2::bigint, $3::bigint), $2) returning id)
         insert into messages (conversation_id, blog_id, author_id, kind, content, is_request)
         select id, $2, $1, 'text', '{"content": {"type": "text", "text": "x"}}', true
           from opened, generate_series(1, $4::int)`,
        [anna.userId, anna.blogId, bela.blogId, most],
      ),
    request: async (scene, member, at) => {
      const other = await scene.app.member(`wrote-to-${member.blogName}-${at}`);
      return send(scene, member, '/v2/conversations/messages', {
        type: 'text',
        participant: member.blogUuid,
        participants: [member.blogUuid, other.blogName],
        message: 'Hello',
      });
    },
  },
];
