import type { OperationId } from '#generated/operations.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { raiseFlag } from '#server/modules/moderation/review/flags-repository.ts';
import { text } from '#tests/support/posts.ts';
import { formWith } from '#tests/support/recordings.ts';
import { ALREADY_GONE, DESK, goneAlready, plain, type Recipe, withBody, withPath } from './ingredients.ts';

/** Concerns a new post of `desk`, in the path. */
function onPost(more: object = {}, payload?: object): Recipe {
  return async (world) => {
    const { id } = await world.post(more);
    return { path: { ...DESK, id }, codeForBlocked: ALREADY_GONE, ...(payload ? { payload } : {}) };
  };
}
const onLike: Recipe = async (world) => {
  const { id, reblogKey } = await world.post();
  return { payload: { id, reblog_key: reblogKey }, codeForBlocked: ALREADY_GONE };
};
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
    return { path: { id }, codeForBlocked: 20006, ...(payload ? { payload } : {}) };
  };
}
/** Concerns a post of `desk` that the site labelled. */
const onFlagged: Recipe = async (world) => {
  const { t } = world;
  const { id } = await world.post();
  const { id: blogId = '' } = (await findBlog(t.db, 'desk', null)) ?? {};
  await raiseFlag(t.db, blogId, id, { reason: 'spam', outcome: 'label', message: '' });
  return { path: { ...DESK, id }, payload: { text: 'It is a loaf.' }, codeForBlocked: ALREADY_GONE };
};

/** Recipes of posts. */
export const posts: Partial<Record<OperationId, Recipe>> = {
  createPost: () => ({ path: DESK, payload: { content: text('A word') }, codeForBlocked: ALREADY_GONE }),
  createSavedFolder: (world) => ({ payload: { title: `Folder ${world.serial()}` } }),
  deleteNote: async (world) => {
    const post = await world.post();
    const payload = { post_id: post.id, note_id: await world.replyTo(post) };
    return { path: DESK, payload, codeForBlocked: ALREADY_GONE };
  },
  deletePost: onPost(),
  deleteSubmissions: goneAlready,
  deleteSavedFolder: withPath({ folder_id: '12' }, {}, { code: 4004 }),
  editPost: onPost({}, { content: text('Another word') }),
  editPosts: async (world) => {
    const { id } = await world.post();
    return { path: DESK, payload: { dry_run: false, action: 'add_tags', tags: ['hills'], ids: [id] } };
  },
  editSavedFolder: withPath({ folder_id: '12' }, {}, { payload: { title: 'Skies' }, code: 4004 }),
  flagNote: async (world) => {
    const post = await world.post();
    const note_id = await world.replyTo(post);
    return {
      path: DESK,
      payload: { post_id: post.id, note_id, reason: 'spam' },
      codeForBlocked: ALREADY_GONE,
    };
  },
  getPollResults: onPoll(),
  getPost: onPost(),
  getPostBySlug: async (world) => {
    const slug = `number-${world.serial()}`;
    await world.post({ slug });
    return { path: { ...DESK, slug }, codeForBlocked: ALREADY_GONE };
  },
  getPostEmbed: onPost(),
  getReblogGraph: onPost(),
  getReply: async (world) => {
    const post = await world.post();
    return {
      path: { ...DESK, id: post.id, reply_id: await world.replyTo(post) },
      codeForBlocked: ALREADY_GONE,
    };
  },
  getUpload: () => ({ path: { upload_id: 'nobodys' }, code: 4004 }),
  likePost: onLike,
  listArchive: withPath(DESK, {}, { codeForBlocked: ALREADY_GONE }),
  listArchiveMonths: withPath(DESK, {}, { codeForBlocked: ALREADY_GONE }),
  listBlogLikes: async ({ t }) => {
    await t.db.query("update blogs set share_likes = true where name = 'desk'");
    return { path: DESK, codeForBlocked: ALREADY_GONE };
  },
  listBlogPosts: withPath(DESK, {}, { codeForBlocked: ALREADY_GONE }),
  listDrafts: withPath(DESK),
  listReviewPosts: withPath(DESK),
  appealPost: onFlagged,
  listNotes: async (world) => ({
    path: DESK,
    query: { id: (await world.post()).id },
    codeForBlocked: ALREADY_GONE,
  }),
  listPostCounters: async (world) => ({ query: { ids: (await world.post()).id } }),
  listQueue: withPath(DESK),
  listSubmissions: withPath(DESK),
  listSavedFolders: plain,
  listSavedPosts: plain,
  listTrail: onPost(),
  mutePost: onPost({}, { mute_length_seconds: 0 }),
  pinPost: onPost(),
  publishPost: async (world) => ({
    path: DESK,
    payload: { id: (await world.post({ state: 'draft' })).id, state: 'published' },
  }),
  removeSavedPost: withPath({ id: '12' }, {}, { code: 4004 }),
  reorderQueue: async (world) => {
    const [first, second] = [await world.post({ state: 'queue' }), await world.post({ state: 'queue' })];
    return { path: DESK, payload: { post_id: second.id, insert_after: first.id } };
  },
  replyToPost: async (world) => {
    const { id, reblogKey } = await world.post();
    const words = { tumblelog: 'desk', reply_text: 'Hello', reply_as: 'desk' };
    return { payload: { post_id: id, reblog_key: reblogKey, ...words }, codeForBlocked: ALREADY_GONE };
  },
  reportPost: onPost({}, { reason: 'spam' }),
  savePost: async (world) => ({
    payload: { post_id: (await world.post()).id },
    codeForBlocked: ALREADY_GONE,
  }),
  restorePosts: withPath(DESK, {}, { payload: { undo_token: 'never-was' }, code: 4032 }),
  setContentLabels: onPost({}, { has_community_label: true, categories: ['violence'] }),
  shuffleQueue: withPath(DESK),
  startUpload: withBody({ kind: 'audio', type: 'audio/mpeg', bytes: 9 }),
  subscribePost: onPost(),
  suggestTags: withPath(DESK, { query: 'hi', tags: 'sea' }),
  unlikePost: onLike,
  unmutePost: onPost(),
  unpinPost: onPost(),
  unsubscribePost: withPath({ blog: 'cleo', id: '12' }),
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
  votePoll: onPoll({ selected: ['a'] }),
};
