import type { OperationId } from '#generated/operations.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import type { LinkedPurpose } from '#server/modules/auth/mailed-links/links.ts';
import { linkLetter, newToken } from '#server/modules/auth/mailed-links/links.ts';
import {
  insertSignIn,
  insertThirdParty,
  keepIdentity,
} from '#server/modules/auth/social-sign-in/sign-in-repository.ts';
import { nonceHashOf, stateHashOf } from '#server/modules/auth/social-sign-in/sign-ins.ts';
import { authorizeClient, codeExchange, registerClient } from '#tests/support/apps.ts';
import { text } from '#tests/support/posts.ts';
import type { Recipe } from './recipes/ingredients.ts';
import type { World } from './world.ts';

/** A reblog of a new post. */
const reblog: Recipe = async (world) => {
  const { id, blog, reblogKey } = await world.post();
  const parent = { parentPostId: id, parentTumblelogUuid: blog.uuid, reblogKey };
  return { path: { blog: 'desk' }, payload: { content: [], ...parent } };
};

const askLayout = [{ type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { name: 'otto' } } }];
/** An ask to another member's blog, from a blog of the caller's. */
const ask: Recipe = () => ({
  path: { blog: 'otto' },
  payload: { content: text('How so?'), state: 'ask', layout: askLayout, tumblelog: 'desk' },
});

/** A new tab of the writer's. */
const ownTab: Recipe = async ({ t, members }) => {
  const tab = { title: 'Hills', tags: ['hills'] };
  const { body } = await t.injectAs(members.writer, { method: 'POST', url: '/v2/tabs', payload: tab });
  return { path: { tab_id: body.response.tab.id }, payload: { title: 'Other hills' } };
};

/** A call with the token of an e-mail sent to a caller. */
function withLink(purpose: LinkedPurpose, more: object = {}): Recipe {
  return async ({ t, members }) => {
    const { services } = t.app;
    const user = { id: members.stranger.userId, email: members.stranger.email, locale: 'en-us' };
    const { text: words } = await linkLetter(t.db, services, user, purpose);
    return { payload: { token: /#(\S+)/.exec(words)?.[1] ?? '', ...more } };
  };
}

/** The review that follows a reset of the writer's. */
const review: Recipe = async ({ t, members: { writer } }) => {
  const user = { id: writer.userId, email: writer.email };
  const review_token = await newToken(t.db, t.app.services, user, 'review');
  return { payload: { review_token, ways_in: [{ kind: 'passkey', id: '1' }] } };
};

const PASSWORD = 'nine lives of yarn';
async function givePasswords({ t, members }: World): Promise<void> {
  const kept = await hashPassword(PASSWORD);
  for (const { userId } of Object.values(members)) await updatePasswordHash(t.db, userId, kept);
}

/** A call with the right password: only then is the code checked. */
const withPassword: Recipe = async (world) => {
  await givePasswords(world);
  return { payload: { password_current: PASSWORD, tfa_token: '123456' } };
};
const logIn: Recipe = async (world) => {
  await givePasswords(world);
  const username = world.members.stranger.email;
  return { payload: { grant_type: 'password', username, password: PASSWORD, tfa_token: '123456' } };
};

/** A message between two named blogs, with all fields of its kind. */
function message(more: object): Recipe {
  return (world) => ({ payload: { participant: world.desk, participants: ['desk', 'cleo'], ...more } });
}
const shared: Recipe = async (world) => {
  const { id, type } = await world.post();
  const post = { id, type, blog_uuid: world.desk };
  return message({ type: 'post', post, message: 'Look' })(world);
};
/** The same to several. */
function toMany(recipe: Recipe): Recipe {
  return async (world) => {
    const { participants, ...payload } = (await recipe(world)).payload as { participants: string[] };
    return { payload: { ...payload, conversations: [{ participants }] } };
  };
}
const sticker = message({ type: 'sticker', stickerId: 'sticker-tea' });
/** A GIF of the site's own library. */
const gif: Recipe = async (world) => {
  const media = JSON.stringify([{ url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif' }]);
  await world.t.db.query(
    `insert into gifs (embed_key, title, media) values ('gf-boat', 'A boat', $1) on conflict do nothing`,
    [media],
  );
  return message({ type: 'image', feedbackToken: 'gf-boat', alt_text: 'A boat' })(world);
};
const formatted = message({ type: 'text', content: { type: 'text', text: 'Hello' } });

/** Another bulk edit of posts of `desk`. */
function bulk(change: object): Recipe {
  const filter = { state: 'published', tag: 'hills', type: 'text', before: 4_102_444_800, after: 0 };
  return () => ({ path: { blog: 'desk' }, payload: { dry_run: true, filter, ...change } });
}

/** The same with another blog as target, of which each caller may be an admin. */
const toOtherBlog: Recipe = async (world) => {
  const { t, serial, members } = world;
  const name = `annexe-${serial()}`;
  await t.db.query('insert into blogs (owner_id, name) select owner_id, $1 from blogs where name = $2', [
    name,
    world.desk,
  ]);
  for (const { userId } of Object.values(members))
    await t.db.query(
      "insert into blog_members (blog_id, user_id, role) select id, $2, 'admin' from blogs where name = $1",
      [name, userId],
    );
  return bulk({ action: 'move_to_blog', to_blog: name })(world);
};

/** The return from a social sign-in: of a new person, or of one linked to a caller. */
function afterSocialSignIn(payload: object, isLinked = false): Recipe {
  return async ({ t, members, serial }) => {
    const { services } = t.app;
    const [nonce, subject, now] = [`a nonce of a test ${serial()}`, `subject-${serial()}`, new Date()];
    const { userId, email } = members.stranger;
    const identity = {
      providerId: `harbour-${serial()}`,
      subject,
      email,
      isEmailVerified: true,
      name: undefined,
    };
    const nonceHash = nonceHashOf(services, nonce);
    const expiresAt = new Date(now.getTime() + 60_000);
    const stateHash = stateHashOf(services, nonce);
    const away = { nonceHash, stateHash, redirectTo: undefined, linkUserId: undefined, expiresAt, now };
    await insertSignIn(t.db, { ...away, providerId: identity.providerId });
    await keepIdentity(t.db, nonceHash, identity);
    if (isLinked) await insertThirdParty(t.db, userId, identity);
    return { payload: { nonce, ...payload } };
  };
}
const named = { tumblelog: 'second-breakfast', age: 34 };

/** Further ways to make a call, for inputs that its recipe does not use. */
export const variants: Partial<Record<OperationId, readonly Recipe[]>> = {
  editPosts: [
    bulk({ action: 'replace_tag', tag: 'hills', replacement: 'slopes' }),
    bulk({ action: 'set_state', state: 'draft' }),
    bulk({ action: 'set_content_labels', categories: ['violence'] }),
    toOtherBlog,
  ],
  removeWaysIn: [review],
  completePasswordReset: [withLink('reset', { password: 'nine lives of yarn', tfa_token: '123456' })],
  completeSocialRegistration: [afterSocialSignIn(named, true)],
  registerSocialAccount: [afterSocialSignIn(named)],
  startSocialSession: [afterSocialSignIn({ link3pa: true, password: PASSWORD, tfa_code: '123456' })],
  createBackupCodes: [withPassword],
  createPost: [reblog, ask],
  editTab: [ownTab],
  createToken: [logIn],
  sendVerificationEmail: [async () => ({ payload: { email: 'other@example.test' } })],
  endTwoFactor: [withPassword],
  sendMessage: [shared, sticker, gif, formatted],
  sendMessageBatch: [toMany(shared), toMany(sticker), toMany(formatted)],
  followBlog: [() => ({ payload: { email: 'otto@example.test' } })],
  redeemGrant: [
    async ({ t, members }) => {
      const client = await registerClient(t, members.stranger);
      return { payload: codeExchange(client, await authorizeClient(t, members.writer, client)) };
    },
  ],
  redeemLoginLink: [withLink('login', { tfa_token: '123456' })],
};
