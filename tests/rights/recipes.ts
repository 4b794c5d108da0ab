import type { OperationId } from '#generated/operations.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { insertInvitation } from '#server/modules/blogs/members/invitations-repository.ts';
import { raiseFlag } from '#server/modules/posts/review/flags-repository.ts';
import { insertBlog } from '#server/modules/users/repository.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { addClient, askFor, BACK } from '#tests/support/apps.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';
import { formWith } from '#tests/support/recordings.ts';
import { requestTokenOf } from '#tests/support/signing.ts';
import { makeHub } from '#tests/support/video-hubs.ts';
import type { World } from './world.ts';

/** What a call needs besides its address: enough to succeed for who may make it. */
export interface Ingredients {
  path?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  /** Set when the call is about `desk`: the code that who is blocked there gets. */
  gone?: number;
  /** The code that answers everybody who may call, where succeeding is another test's business. */
  code?: number;
}

export type Recipe = (world: World) => Ingredients | Promise<Ingredients>;

const DESK = { blog: 'desk' };
const PASSKEY = { passkey_id: '1' };
/** Of an authenticator that nobody asked. */
const MADE = { id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const ANSWERED = {
  id: 'AAAA',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const GONE = 4004;

const plain: Recipe = () => ({});
function named(
  path: Record<string, string>,
  query: Record<string, string> = {},
  more: Partial<Ingredients> = {},
): Recipe {
  return () => ({ path, query, ...more });
}
const asked = (query: Record<string, string>): Recipe => named({}, query);
function sent(payload: object, code?: number): Recipe {
  return () => (code ? { payload, code } : { payload });
}
/** About a fresh post of `desk`, in the path. */
function onPost(more: object = {}, payload?: object): Recipe {
  return async (world) => {
    const { id } = await world.post(more);
    return { path: { ...DESK, id }, gone: GONE, ...(payload ? { payload } : {}) };
  };
}
const onLike: Recipe = async (world) => {
  const { id, reblogKey } = await world.post();
  return { payload: { id, reblog_key: reblogKey }, gone: GONE };
};
/** About something sent to `desk`, or to the caller's blogs, that is gone already. */
const goneAlready: Recipe = () => ({ path: DESK, query: { ids: '1' } });
function poll(clientId: string) {
  return {
    type: 'poll' as const,
    clientId,
    question: 'Well?',
    answers: ['a', 'b'].map((answer) => ({ clientId: answer, answerText: answer })),
    settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
  };
}
function onPoll(payload?: object): Recipe {
  return async (world) => {
    const id = `poll-${world.serial()}`;
    await world.post({ content: [poll(id)] });
    return { path: { id }, gone: 20006, ...(payload ? { payload } : {}) };
  };
}

/** About somebody nobody else has to do with. */
function aboutFresh(make: (name: string) => Ingredients): Recipe {
  return async (world) => {
    const { blogName } = await world.t.member(`fresh-${world.serial()}`);
    return make(blogName);
  };
}
const APP = { name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [BACK] };
/** A fresh app, of the admin or of somebody nobody else has to do with. */
async function clientOf({ t, serial }: World, owner?: Member) {
  const client = await addClient(t, owner ?? (await t.member(`author-${serial()}`)));
  // An author has ten at most.
  if (owner)
    await t.db.query('delete from oauth_clients where owner_id = $1 and client_id <> $2', [
      owner.userId,
      client.clientId,
    ]);
  return client;
}
/** What an app that signs asks with. */
async function requestOf(world: World) {
  return { oauth_token: (await requestTokenOf(world.t, await clientOf(world))).key };
}
/** About an app that the admin registered. */
function onClient(payload?: object): Recipe {
  return async (world) => ({
    path: { client_id: (await clientOf(world, world.members.admin)).clientId },
    gone: 4003,
    ...(payload ? { payload } : {}),
  });
}
/** About the blog of somebody else that has a password. */
const onLocked: Recipe = async (world) => {
  const { blogName: blog } = await world.t.member(`locked-${world.serial()}`);
  const hash = await hashPassword('moss');
  await world.t.db.query('update blogs set password_hash = $1 where name = $2', [hash, blog]);
  return { path: { blog }, payload: { password: 'moss' } };
};

/** About a post of `desk` that the site labelled. */
const onFlagged: Recipe = async (world) => {
  const { t } = world;
  const { id } = await world.post();
  const { id: blogId = '' } = (await findBlog(t.db, 'desk', null)) ?? {};
  await raiseFlag(t.db, blogId, id, { reason: 'spam', outcome: 'label', message: '' });
  return { path: { ...DESK, id }, payload: { text: 'It is a loaf.' }, gone: GONE };
};

/** About a conversation of `desk`, named in the query or the body. */
function onConversation(place: 'query' | 'payload', more: object = {}): Recipe {
  return async (world) => ({
    [place]: { participant: world.desk, conversation_id: await world.conversation(), ...more },
    gone: GONE,
  });
}

/** A channel of videos that nobody follows yet. */
const onHub: Recipe = async (world) => {
  const hub = `hub-${world.serial()}`;
  await makeHub(world.t, hub, ['hills']);
  return { path: { hub } };
};

/** A group blog of somebody else in which everybody is what they are in `desk`. */
async function otherDesk({ t, members, serial }: World): Promise<string> {
  const name = `desk-${serial()}`;
  const owner = await t.member(`owner-of-${name}`);
  await insertBlog(t.db, owner.userId, name, false);
  await addWriter(t.db, name, members.writer);
  await addWriter(t.db, name, members.admin, 'admin');
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [owner.userId, members.blocked.blogId, members.blocked.userId],
  );
  return name;
}
/** About a fresh writer of `desk`. */
function onWriter(more: Ingredients = {}): Recipe {
  return async (world) => {
    const writer = await world.t.member(`fresh-${world.serial()}`);
    await addWriter(world.t.db, 'desk', writer);
    return { path: { ...DESK, member: writer.blogName }, ...more };
  };
}
async function inviteTo({ t, members }: World, blog: string, recipient: Member): Promise<void> {
  const { id: blogId = '' } = (await findBlog(t.db, blog, null)) ?? {};
  const sent = { blogId, senderId: members.admin.userId, role: 'member' as const };
  await insertInvitation(t.db, { ...sent, recipientId: recipient.userId });
}
const onInvitation: Recipe = async (world) => {
  const guest = await world.t.member(`fresh-${world.serial()}`);
  await inviteTo(world, 'desk', guest);
  return { path: { ...DESK, recipient: guest.blogName } };
};
/** About a group blog that invites every caller. */
const onOwnInvitation: Recipe = async (world) => {
  const { t, members, serial } = world;
  const blog = `group-${serial()}`;
  const owner = await t.member(`owner-of-${blog}`);
  await insertBlog(t.db, owner.userId, blog, false);
  for (const member of Object.values(members)) await inviteTo(world, blog, member);
  return { path: { blog }, payload: {} };
};

/** How each built call is made. One without a recipe fails the test. */
export const recipes: Partial<Record<OperationId, Recipe>> = {
  addFilteredContent: sent({ filtered_content: ['spiders'] }),
  addFilteredTags: sent({ filtered_tags: ['spiders'] }),
  answerAuthorization: async (world) => ({ payload: { ...askFor(await clientOf(world)), allow: false } }),
  answerRequestToken: async (world) => ({ payload: { ...(await requestOf(world)), allow: false } }),
  blockBlog: aboutFresh((blog) => ({ path: { blog } })),
  blockForBlog: aboutFresh((blocked) => ({ path: { ...DESK, blocked } })),
  checkBlogInvitation: () => ({ path: { blog: 'nowhere' }, payload: { token: 'made-up' }, code: 16010 }),
  checkFollowedBy: named(DESK, { query: 'otto' }),
  checkLoginMode: sent({ email: 'otto@example.test' }),
  checkPasswordStrength: sent({ password: 'nine lives of yarn' }),
  checkPasswordReset: sent({ token: 'a token nobody was mailed' }, 16010),
  checkTagFollowed: asked({ tag: 'hills' }),
  completeSocialRegistration: sent(
    { nonce: 'a nonce nobody was given', tumblelog: 'somebody', age: 34 },
    16010,
  ),
  createBlogBlocks: aboutFresh((name) => ({
    path: DESK,
    payload: { blocked_tumblelogs: name, force: true },
  })),
  completeOnboarding: sent({ blogs: ['cleo'] }),
  completePasswordReset: sent({ token: 'a token nobody was mailed', password: 'nine lives of yarn' }, 16010),
  confirmTwoFactor: sent({ tfa_token: '123456' }, 16010),
  createBackupCodes: sent({ password_current: 'wrong', tfa_token: '123456' }, 16006),
  createBlog: (world) => ({
    payload: { tumblelog: `blog-${world.serial()}`, is_private: true, password: 'sesame' },
  }),
  createOauthClient: sent(APP),
  createOauthClientSecret: onClient(),
  createCaptchaChallenge: sent({ action: 'login' }),
  createPost: () => ({ path: DESK, payload: { content: text('A word') }, gone: GONE }),
  createSavedFolder: (world) => ({ payload: { title: `Folder ${world.serial()}` } }),
  clearSeenPosts: plain,
  createTab: sent({ title: 'Hills', tags: ['hills'] }),
  createToken: sent({ grant_type: 'password', username: 'otto@example.test', password: 'wrong' }, 16006),
  deleteBlog: () => ({
    path: DESK,
    payload: { password_current: 'wrong', confirm_name: 'desk' },
    code: 16006,
  }),
  deleteInboxPosts: goneAlready,
  deleteConversation: onConversation('query'),
  deleteNote: async (world) => {
    const post = await world.post();
    const payload = { post_id: post.id, note_id: await world.replyTo(post) };
    return { path: DESK, payload, gone: GONE };
  },
  deleteOauthClient: onClient(),
  deletePost: onPost(),
  deleteSubmissions: goneAlready,
  deleteSavedFolder: named({ folder_id: '12' }, {}, { code: 4004 }),
  editNotificationSettings: () => ({ path: DESK, payload: { likes: 'noone' } }),
  editOauthClient: onClient(APP),
  getAuthorization: async (world) => ({ query: askFor(await clientOf(world)) }),
  getRequestToken: async (world) => ({ query: await requestOf(world) }),
  getNotificationSettings: named(DESK),
  editBlogSettings: () => ({ path: DESK, payload: { title: 'The desk' } }),
  editBlogTheme: () => ({ path: DESK, payload: { show_title: true } }),
  editPost: onPost({}, { content: text('Another word') }),
  editPosts: async (world) => {
    const { id } = await world.post();
    return { path: DESK, payload: { dry_run: false, action: 'add_tags', tags: ['hills'], ids: [id] } };
  },
  editUserSettings: sent({
    account: { timezone: 'Europe/Lisbon' },
    appearance: { text_size: 'large' },
    dashboard: { dim_seen: true },
    content_labels: { violence: 'show' },
    writing: { undo_seconds: 0 },
    notifications: { sounds: true },
    privacy: { read_receipts: false },
    keyboard: { single_keys: true, own_keys: [{ act: 'like', key: 'x' }] },
  }),
  editSavedFolder: named({ folder_id: '12' }, {}, { payload: { title: 'Skies' }, code: 4004 }),
  addPasskey: sent({ name: 'Phone', passkey: MADE }, 16010),
  deletePasskey: named(PASSKEY, {}, { payload: { password_current: 'wrong' }, code: 16006 }),
  editPasskey: named(PASSKEY, {}, { payload: { name: 'Phone' }, code: 4004 }),
  getProofs: plain,
  listPasskeys: plain,
  addPushDevice: sent({
    endpoint: 'https://push.example/of-the-rights',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }),
  listPushDevices: plain,
  removePushDevice: named({ device_id: '1' }, {}, { code: 4004 }),
  sendProofCode: plain,
  startPasskey: sent({ password_current: 'wrong', tfa_token: '123456' }, 16006),
  cancelRecovery: plain,
  finishRecovery: sent({ token: 'a token nobody was mailed' }, 16010),
  revokeRecovery: sent({ token: 'a token nobody was mailed' }, 16010),
  sendRecovery: (world) => ({ payload: { email: `nobody-${world.serial()}@example.test` } }),
  startRecovery: sent({ token: 'a token nobody was mailed' }, 16010),
  startPasskeyProof: plain,
  startPasskeySession: sent({ passkey: ANSWERED }, 16010),
  deleteAccount: sent({ password_current: 'wrong', tfa_token: '123456' }, 16006),
  deleteTab: named({ tab_id: 'following' }, {}, { code: 4003 }),
  dismissRecommendedBlog: sent({ tumblelog: 'cleo' }),
  cancelBlogDismissal: named({ blog: 'cleo' }),
  editAccount: sent({ password_current: 'wrong', email: 'another@example.test' }, 16006),
  editTab: named({ tab_id: 'for-you' }, {}, { payload: { is_hidden: true } }),
  endSession: plain,
  flagNote: async (world) => {
    const post = await world.post();
    const note_id = await world.replyTo(post);
    return { path: DESK, payload: { post_id: post.id, note_id, reason: 'spam' }, gone: GONE };
  },
  endTwoFactor: sent({ password_current: 'wrong', tfa_token: '123456' }, 16006),
  flagConversation: onConversation('payload', { type: 'other' }),
  followBlog: sent({ url: 'cleo' }),
  followOnboardingTopics: sent({ tags: ['hills'] }),
  followTag: sent({ tag: 'hills' }),
  getBlogAvatar: named(DESK, { size: '64' }, { gone: GONE }),
  getBlogInfo: named(DESK, {}, { gone: GONE }),
  getBlogLimits: named(DESK),
  getBlogSettings: named(DESK),
  getConfig: plain,
  getCssMap: plain,
  getConversation: onConversation('query'),
  getDashboard: plain,
  getExplorePosts: named({ type: 'text' }),
  getFeatures: plain,
  getHelpArticle: named({ slug: 'queue' }),
  getHubHeader: named({ tag: 'hills' }),
  getHubTimeline: named({ tag: 'hills' }),
  getEmbeddedGif: () => ({ path: { embed_key: 'gf-nobody' }, code: 4004 }),
  getImageInfo: async (world) => {
    const { id } = await world.post();
    const media = [{ url: '/media/world/hill_1280.webp', type: 'webp', width: 1280, height: 853 }];
    await world.t.db.query('update posts set content = $2::jsonb where id = $1', [
      id,
      JSON.stringify([{ type: 'image', media }]),
    ]);
    return { query: { post_id: id }, gone: GONE };
  },
  getOembed: async (world) => ({
    query: { url: `http://127.0.0.1:3000/desk/${(await world.post()).id}` },
    gone: GONE,
  }),
  getPollResults: onPoll(),
  getPost: onPost(),
  getPostBySlug: async (world) => {
    const slug = `number-${world.serial()}`;
    await world.post({ slug });
    return { path: { ...DESK, slug }, gone: GONE };
  },
  getPostEmbed: onPost(),
  getReblogGraph: onPost(),
  getReply: async (world) => {
    const post = await world.post();
    return { path: { ...DESK, id: post.id, reply_id: await world.replyTo(post) }, gone: GONE };
  },
  getRecommendedTimeline: plain,
  getSocialSignIn: plain,
  getTimeline: asked({ which: 'popular' }),
  getServiceStatus: plain,
  getTrendingTimeline: plain,
  getTwoFactor: plain,
  getUserEvents: asked({ for: '0' }),
  getUpload: () => ({ path: { upload_id: 'nobodys' }, code: 4004 }),
  getUserCounts: plain,
  getUserInfo: plain,
  getUserLimits: plain,
  hidePost: async (world) => ({ payload: { post_id: (await world.post()).id }, gone: GONE }),
  inviteBlogMember: aboutFresh((recipient) => ({
    path: { ...DESK, recipient },
    payload: { role: 'member' },
  })),
  inviteByMail: (world) => ({
    path: DESK,
    payload: { email: `polly-${world.serial()}@example.test`, role: 'member' },
  }),
  joinBlog: onOwnInvitation,
  leaveBlog: async (world) => ({ path: { blog: await otherDesk(world) } }),
  likePost: onLike,
  listAuthorizedApps: plain,
  listBlogInvitations: named(DESK),
  listBlogMembers: named(DESK),
  listOauthClients: plain,
  redeemGrant: sent({ grant_type: 'refresh_token', client_id: 'nobody-has-it', refresh_token: 'none' }, 1016),
  registerSocialAccount: sent({ nonce: 'a nonce nobody was given', tumblelog: 'somebody', age: 34 }, 16010),
  removeBlogMember: onWriter(),
  revokeAppAccess: () => ({ path: { client_id: 'nobody-has-it' }, code: 4004 }),
  revokeBlogInvitation: onInvitation,
  revokeToken: sent({ token: 'none' }),
  setBlogMember: onWriter({ payload: { role: 'admin' } }),
  listBlogBlocks: named(DESK),
  listBlogFollowers: named(DESK),
  listBlogInbox: named(DESK),
  listArchive: named(DESK, {}, { gone: GONE }),
  listArchiveMonths: named(DESK, {}, { gone: GONE }),
  listBlogFollowing: async ({ t }) => {
    await t.db.query("update blogs set share_following = true where name = 'desk'");
    return { path: DESK, gone: GONE };
  },
  listBlogLikes: async ({ t }) => {
    await t.db.query("update blogs set share_likes = true where name = 'desk'");
    return { path: DESK, gone: GONE };
  },
  listBlogPosts: named(DESK, {}, { gone: GONE }),
  listConversations: (world) => ({ query: { participant: world.desk }, gone: GONE }),
  listDrafts: named(DESK),
  listReviewPosts: named(DESK),
  appealPost: onFlagged,
  listFilteredContent: plain,
  listFilteredTags: plain,
  listFollowedTags: plain,
  listFollowing: plain,
  listInbox: plain,
  listHelpArticles: plain,
  listNotes: async (world) => ({ path: DESK, query: { id: (await world.post()).id }, gone: GONE }),
  listPostCounters: async (world) => ({ query: { ids: (await world.post()).id } }),
  listNotifications: named(DESK),
  getActivityNotes: named(DESK),
  getActivityNewFollowers: named(DESK),
  getActivityTotalFollowers: named(DESK),
  listQueue: named(DESK),
  listRecommendedBlogs: plain,
  listSubmissions: named(DESK),
  listHiddenPosts: plain,
  listMutedBlogs: plain,
  listMutedPosts: plain,
  listOnboardingBlogs: plain,
  listOnboardingTopics: plain,
  listSavedFolders: plain,
  listSavedPosts: plain,
  listRecommendedTags: plain,
  listTabs: plain,
  listVideoHubs: plain,
  getAnswertime: plain,
  getUserSettings: plain,
  getConsent: plain,
  setConsent: sent({ tcfv2_consent: 'CQcZ0AAQcZ0AAPoABABGBfEgAP_gAEPgAAAAJ9NB-G' }),
  setConsentChoices: sent({ purpose_opt_ins: '1', special_feature_opt_ins: '0', vendor_opt_ins: '' }),
  getCcpaOptOut: plain,
  getMrecWaterfall: plain,
  getTrackingPixel: plain,
  listAdPlacements: named({}, { places: 'timeline' }),
  recordEvents: sent({ flushTime: 1, clientDetails: {}, events: [] }),
  reportExceptions: ({ t }) => ({
    payload: {
      token: t.app.services.reportToken(),
      url: '/',
      ticks: [{ route: '/', name: 'Error', message: '', timestamp: 1 }],
    },
  }),
  reportPerformance: ({ t }) => ({
    payload: { token: t.app.services.reportToken(), route: '/', data: { ttfb: 1 } },
  }),
  setCcpaOptOut: sent({ opt_out: true }),
  listConsentVendors: plain,
  checkCmpViewed: plain,
  listBoops: plain,
  sendBoop: async (world) => {
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    const { blogName } = await world.t.member(`booped-${world.serial()}`);
    await world.t.db.query(`update users set settings = settings || '{"labs": {"boops": true}}'`);
    return { payload: { tumblelog: blogName, as: 'desk', kind: 'super' }, gone: GONE };
  },
  listLabsFlags: plain,
  setLabsFlag: () => ({ path: { name: 'closer' }, payload: { enabled: true } }),
  getYearInReview: async (world) => {
    await world.post();
    return { path: DESK, query: { year: String(new Date().getUTCFullYear()) }, gone: GONE };
  },
  getRadar: plain,
  getRadarTimeline: plain,
  getStaffPicks: plain,
  getVideoHub: onHub,
  getVideoHubTimeline: onHub,
  followVideoHub: onHub,
  startSocialSession: sent({ nonce: 'a nonce nobody was given' }, 16010),
  startSocialSignIn: sent({ provider_id: 'nobody' }, 4004),
  unfollowVideoHub: onHub,
  listTimelineMarkers: plain,
  listTimelines: plain,
  listSessions: plain,
  listRelatedBlogs: asked({ tag: 'hills' }),
  listRelatedPosts: async (world) => ({ query: { post_id: (await world.post()).id }, gone: GONE }),
  listStickers: plain,
  listTrail: onPost(),
  listTrendingBlogs: plain,
  listTrendingTags: plain,
  listUserBlocks: plain,
  listUserLikes: plain,
  muteBlog: aboutFresh((tumblelog) => ({ payload: { tumblelog } })),
  mutePost: onPost({}, { mute_length_seconds: 0 }),
  markPostsSeen: async (world) => ({ payload: { ids: [(await world.post()).id] } }),
  markConversationRead: onConversation('payload'),
  markNotificationsRead: named(DESK, {}, { payload: {} }),
  pinPost: onPost(),
  // Nobody may make the server look at itself.
  previewLink: () => ({ query: { url: 'http://127.0.0.1:9/' }, code: 8030 }),
  publishPost: async (world) => ({
    path: DESK,
    payload: { id: (await world.post({ state: 'draft' })).id, state: 'published' },
  }),
  redeemLoginLink: sent({ token: 'a token nobody was mailed' }, 16010),
  registerAccount: (world) => {
    const name = `newcomer-${world.serial()}`;
    const payload = {
      email: `${name}@example.test`,
      password: 'nine lives of yarn',
      birth_date: '1991-05-06',
      tumblelog: name,
    };
    return { payload };
  },
  removeDesktopEditor: plain,
  removeFilteredContent: named({}, { filtered_content: 'nothing' }, { code: 4004 }),
  removeFilteredTag: named({ tag: 'hills' }),
  removeSavedPost: named({ id: '12' }, {}, { code: 4004 }),
  reorderBlogs: sent({ blog_names: ['nobodys-blog'] }, 5016),
  reorderQueue: async (world) => {
    const [first, second] = [await world.post({ state: 'queue' }), await world.post({ state: 'queue' })];
    return { path: DESK, payload: { post_id: second.id, insert_after: first.id } };
  },
  // Whose tabs they are differs from caller to caller, and so does what is all of them.
  reorderTabs: sent({ tab_ids: ['for-you', 'following'] }, 4009),
  replyToPost: async (world) => {
    const { id, reblogKey } = await world.post();
    const words = { tumblelog: 'desk', reply_text: 'Hello', reply_as: 'desk' };
    return { payload: { post_id: id, reblog_key: reblogKey, ...words }, gone: GONE };
  },
  reportBlog: named(DESK, {}, { payload: { reason: 'spam' }, gone: GONE }),
  reportPost: onPost({}, { reason: 'spam' }),
  savePost: async (world) => ({ payload: { post_id: (await world.post()).id }, gone: GONE }),
  requestPasswordReset: sent({ email: 'nobody@example.test' }),
  restorePosts: named(DESK, {}, { payload: { undo_token: 'never-was' }, code: 4032 }),
  revokeOtherSessions: plain,
  revokeSession: named({ session_id: 'cookie-1' }, {}, { code: 4004 }),
  searchBlogPosts: named(DESK, { query: 'number' }, { gone: GONE }),
  searchBlogs: asked({ query: 'desk' }),
  searchGifs: plain,
  searchMentions: named({ text: 'des' }),
  searchPosts: asked({ query: 'number' }),
  searchTags: asked({ query: 'hills' }),
  sendLoginLink: sent({ email: 'nobody@example.test' }),
  sendVerificationEmail: plain,
  sendImageMessage: (world) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      [
        '--edge\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\ncontent-type: image/png\r\n\r\nno picture',
        ...Object.entries({ participant: world.desk }).map(
          ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
        ),
        ...['desk', 'cleo'].map(
          (name) => `--edge\r\ncontent-disposition: form-data; name="participants"\r\n\r\n${name}`,
        ),
        '--edge--\r\n',
      ].join('\r\n'),
    ),
    gone: GONE,
    code: 8005,
  }),
  sendMessage: onConversation('payload', { type: 'text', message: 'Hello' }),
  sendMessageBatch: (world) => ({
    payload: {
      type: 'text',
      participant: world.desk,
      message: 'Hello',
      conversations: [{ participants: ['desk', 'cleo'] }],
    },
    gone: GONE,
  }),
  setContentLabels: onPost({}, { has_community_label: true, categories: ['violence'] }),
  setDesktopEditor: plain,
  setBirthDate: sent({ birth_date: '1990-01-01' }),
  setOption: sent({ setting: 'palette', value: 'canary' }),
  setTimelineMarker: async (world) => ({
    path: { which: 'following' },
    payload: { post_id: (await world.post()).id },
    gone: GONE,
  }),
  unblockAskers: named(DESK),
  blockAsker: named(DESK, {}, { payload: { post_id: '12' }, code: 4004 }),
  shuffleQueue: named(DESK),
  startUpload: sent({ kind: 'audio', type: 'audio/mpeg', bytes: 9 }),
  subscribeBlog: aboutFresh((blog) => ({ path: { blog }, code: 4003 })),
  subscribePost: onPost(),
  startTwoFactor: sent({ password_current: 'wrong' }, 16006),
  suggestBlogNames: plain,
  suggestParticipants: (world) => ({ query: { participant: world.desk }, gone: GONE }),
  suggestSearch: asked({ query: 'de' }),
  suggestTags: named(DESK, { query: 'hi', tags: 'sea' }),
  answerSupportRequest: named({ request_id: '12' }, {}, { payload: { text: 'Hi' }, code: 4004, gone: 4003 }),
  createSupportRequest: sent({ topic: 'bug', email: 'somebody@example.test', text: 'The fog is gone.' }),
  listReports: named({}, {}, { gone: 4003 }),
  listSupportRequests: named({}, {}, { gone: 4003 }),
  listAppeals: named({}, {}, { gone: 4003 }),
  listAccounts: named({}, {}, { gone: 4003 }),
  setSuspension: named({ account_id: '12' }, {}, { payload: { reason: 'Spam' }, code: 4004, gone: 4003 }),
  revokeSuspension: named({ account_id: '12' }, {}, { code: 4004, gone: 4003 }),
  listSiteFlags: named({}, {}, { gone: 4003 }),
  setSiteFlag: named({ name: 'wheel' }, {}, { payload: { audience: 'choice' }, code: 4004, gone: 4003 }),
  getSiteCounts: named({}, {}, { gone: 4003 }),
  listStaffActs: named({}, {}, { gone: 4003 }),
  answerAppeal: named({ appeal_id: '12' }, {}, { payload: { outcome: 'accepted' }, code: 4004, gone: 4003 }),
  listFailedJobs: named({}, {}, { gone: 4003 }),
  retryFailedJob: named({ job_id: '12' }, {}, { code: 4004, gone: 4003 }),
  deleteFailedJob: named({ job_id: '12' }, {}, { code: 4004, gone: 4003 }),
  setReportOutcome: named(
    { report_id: '12' },
    {},
    { payload: { outcome: 'dismiss' }, code: 4004, gone: 4003 },
  ),
  requestDataDownload: plain,
  listDataDownloads: plain,
  getDataDownload: named({ id: '12' }, {}, { code: 4004 }),
  deleteDataDownload: named({ id: '12' }, {}, { code: 4004 }),
  unblockBlog: named({ blog: 'cleo' }),
  unblockForBlog: named({ ...DESK, blocked: 'cleo' }),
  unfollowBlog: sent({ url: 'cleo' }),
  unfollowTag: sent({ tag: 'hills' }),
  unhidePost: named({ id: '12' }),
  unlikePost: onLike,
  unlinkProvider: sent({ provider_id: 'nobody' }, 4004),
  unmuteBlog: named({ blog: 'cleo' }),
  unmutePost: onPost(),
  unpinPost: onPost(),
  unsubscribeBlog: named({ blog: 'cleo' }),
  unsubscribePost: named({ blog: 'cleo', id: '12' }),
  uploadAudio: () => ({ ...formWith(Buffer.from('no sound')), code: 8005 }),
  uploadFile: () => ({ path: { upload_id: 'nobodys' }, ...formWith(Buffer.from('no sound')), code: 4004 }),
  uploadVideo: () => ({ ...formWith(Buffer.from('no film')), code: 8005 }),
  uploadImage: () => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\nno picture\r\n--edge--\r\n',
    ),
    code: 8005,
  }),
  validateRegistration: sent({
    email: 'somebody@example.test',
    password: 'nine lives of yarn',
    tumblelog: 'somebody',
  }),
  validateUser: sent({ tumblelog: 'somebody' }),
  verifyEmail: sent({ token: 'a token nobody was mailed' }, 16010),
  verifyBlogPassword: onLocked,
  votePoll: onPoll({ selected: ['a'] }),
};
