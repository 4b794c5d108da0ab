import type { OperationId } from '#generated/operations.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { raiseFlag } from '#server/modules/moderation/review/flags-repository.ts';
import { text } from '#tests/support/posts.ts';
import { formWith } from '#tests/support/recordings.ts';
import { DESK, GONE, goneAlready, named, plain, type Recipe, sent } from './ingredients.ts';

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
/** About a post of `desk` that the site labelled. */
const onFlagged: Recipe = async (world) => {
  const { t } = world;
  const { id } = await world.post();
  const { id: blogId = '' } = (await findBlog(t.db, 'desk', null)) ?? {};
  await raiseFlag(t.db, blogId, id, { reason: 'spam', outcome: 'label', message: '' });
  return { path: { ...DESK, id }, payload: { text: 'It is a loaf.' }, gone: GONE };
};

/** Calls about posts. */
export const posts: Partial<Record<OperationId, Recipe>> = {
  createPost: () => ({ path: DESK, payload: { content: text('A word') }, gone: GONE }),
  createSavedFolder: (world) => ({ payload: { title: `Folder ${world.serial()}` } }),
  deleteNote: async (world) => {
    const post = await world.post();
    const payload = { post_id: post.id, note_id: await world.replyTo(post) };
    return { path: DESK, payload, gone: GONE };
  },
  deletePost: onPost(),
  deleteSubmissions: goneAlready,
  deleteSavedFolder: named({ folder_id: '12' }, {}, { code: 4004 }),
  editPost: onPost({}, { content: text('Another word') }),
  editPosts: async (world) => {
    const { id } = await world.post();
    return { path: DESK, payload: { dry_run: false, action: 'add_tags', tags: ['hills'], ids: [id] } };
  },
  editSavedFolder: named({ folder_id: '12' }, {}, { payload: { title: 'Skies' }, code: 4004 }),
  flagNote: async (world) => {
    const post = await world.post();
    const note_id = await world.replyTo(post);
    return { path: DESK, payload: { post_id: post.id, note_id, reason: 'spam' }, gone: GONE };
  },
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
  getUpload: () => ({ path: { upload_id: 'nobodys' }, code: 4004 }),
  likePost: onLike,
  listArchive: named(DESK, {}, { gone: GONE }),
  listArchiveMonths: named(DESK, {}, { gone: GONE }),
  listBlogLikes: async ({ t }) => {
    await t.db.query("update blogs set share_likes = true where name = 'desk'");
    return { path: DESK, gone: GONE };
  },
  listBlogPosts: named(DESK, {}, { gone: GONE }),
  listDrafts: named(DESK),
  listReviewPosts: named(DESK),
  appealPost: onFlagged,
  listNotes: async (world) => ({ path: DESK, query: { id: (await world.post()).id }, gone: GONE }),
  listPostCounters: async (world) => ({ query: { ids: (await world.post()).id } }),
  listQueue: named(DESK),
  listSubmissions: named(DESK),
  listSavedFolders: plain,
  listSavedPosts: plain,
  listTrail: onPost(),
  mutePost: onPost({}, { mute_length_seconds: 0 }),
  pinPost: onPost(),
  publishPost: async (world) => ({
    path: DESK,
    payload: { id: (await world.post({ state: 'draft' })).id, state: 'published' },
  }),
  removeSavedPost: named({ id: '12' }, {}, { code: 4004 }),
  reorderQueue: async (world) => {
    const [first, second] = [await world.post({ state: 'queue' }), await world.post({ state: 'queue' })];
    return { path: DESK, payload: { post_id: second.id, insert_after: first.id } };
  },
  replyToPost: async (world) => {
    const { id, reblogKey } = await world.post();
    const words = { tumblelog: 'desk', reply_text: 'Hello', reply_as: 'desk' };
    return { payload: { post_id: id, reblog_key: reblogKey, ...words }, gone: GONE };
  },
  reportPost: onPost({}, { reason: 'spam' }),
  savePost: async (world) => ({ payload: { post_id: (await world.post()).id }, gone: GONE }),
  restorePosts: named(DESK, {}, { payload: { undo_token: 'never-was' }, code: 4032 }),
  setContentLabels: onPost({}, { has_community_label: true, categories: ['violence'] }),
  shuffleQueue: named(DESK),
  startUpload: sent({ kind: 'audio', type: 'audio/mpeg', bytes: 9 }),
  subscribePost: onPost(),
  suggestTags: named(DESK, { query: 'hi', tags: 'sea' }),
  unlikePost: onLike,
  unmutePost: onPost(),
  unpinPost: onPost(),
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
  votePoll: onPoll({ selected: ['a'] }),
};
