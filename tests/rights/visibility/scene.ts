import type { components } from '#generated/types/api.d.ts';
import { insertAnswertime } from '#server/modules/feed/answertime/answertime-repository.ts';
import { choosePost } from '#server/modules/feed/radar/radar-repository.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';
import { makeHub, videoAs } from '#tests/support/video-hubs.ts';

type Post = components['schemas']['Post'];

/** Occurs in everything that a private blog says, and nowhere else. */
export const SECRET = 'sesame';

/** A site on which Vera's blog has posts of every kind, and others replied to, reblogged and saved them. */
export interface VisibilityScene {
  t: TestApp;
  vera: Member;
  /** Follows Vera, and likes and saves her posts. */
  reader: Member;
  /** Follows nobody, so that recommendations may name any blog. */
  recommendationReader: Member;
  /** Wrote for Vera's blog once, and still has saved posts and likes. */
  former: Member;
  anna: Member;
  /** Vera's, with a poll. */
  pollPost: Post;
  /** Id of its poll. */
  pollId: string;
  /** Vera's, with a picture. */
  photo: Post;
  /** Vera's, in a video hub. */
  video: Post;
  /** Anna's, with notes by Vera. */
  annasPost: Post;
  /** Vera's reblog of Anna's post; notes appear on both. */
  reblog: Post;
  /** Anna's reblog of a post of Vera's. */
  annasReblog: Post;
  /** Id of a reply to Vera's poll post. */
  seedReply: string;
  /** Id of a reply to Anna's post. */
  openReply: string;
}

const picture = {
  type: 'image' as const,
  altText: `A ${SECRET} seed`,
  media: [{ url: `/media/world/${SECRET}_1280.webp`, type: 'webp' as const, width: 1280, height: 853 }],
};

async function replyAs(
  t: TestApp,
  member: Member,
  blog: string,
  post: { id: string; reblogKey: string },
  words: string,
): Promise<string> {
  const payload = { post_id: post.id, reblog_key: post.reblogKey, tumblelog: blog, reply_text: words };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/user/post/reply', payload });
  return body.response.note.replyId as string;
}

export async function visibilityScene(options: TestAppOptions = {}): Promise<VisibilityScene> {
  const t = await buildTestApp(options);
  const vera = await t.member('vera');
  const reader = await t.member('reader');
  const recommendationReader = await t.member('bystander');
  const former = await t.member('former');
  const anna = await t.member('anna');
  await t.db.query(
    'update blogs set title = $2, description = $2, description_npf = $3::jsonb where id = $1',
    [vera.blogId, `The ${SECRET} blog`, JSON.stringify(text(`All about ${SECRET}`))],
  );
  await t.db.query('update blogs set share_likes = true, share_following = true');
  await followAs(t, reader, 'vera');
  await followAs(t, vera, 'reader');
  const hills = { title: 'Hills', blogs: ['vera'], tags: ['hills'] };
  await t.injectAs(reader, { method: 'POST', url: '/v2/tabs', payload: hills });
  const annasPost = await postAs(t, anna, { content: text('Something open'), tags: 'hills' });
  const poll = {
    type: 'poll' as const,
    clientId: 'which-seed',
    question: `Which ${SECRET}?`,
    answers: [
      { clientId: `${SECRET}-a`, answerText: 'A' },
      { clientId: `${SECRET}-b`, answerText: 'B' },
    ],
    settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
  };
  const pollPost = await postAs(t, vera, { content: [...text(`My ${SECRET} post`), poll], tags: 'hills' });
  // Writes the result of an upload, which another test covers.
  const photo = await postAs(t, vera, { content: text('A picture'), tags: 'hills' });
  await t.db.query("update posts set type = 'photo', content = $2::jsonb where id = $1", [
    photo.id,
    JSON.stringify([picture]),
  ]);
  await t.db.query("update post_tags set type = 'photo' where post_id = $1", [photo.id]);
  await makeHub(t, 'hills', ['hills'], vera);
  await choosePost(t.db, 'radar', pollPost.id);
  await choosePost(t.db, 'staff_picks', pollPost.id);
  const starts = Math.floor(Date.now() / 1000) - 60;
  await insertAnswertime(t.db, vera.blogId, {
    title: `Ask about ${SECRET}`,
    description: '',
    accentColor: '#102030',
    starts,
    ends: starts + 3600,
  });
  const gif = JSON.stringify([{ url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif' }]);
  await t.db.query(
    'insert into gifs (embed_key, title, media, blog_id, post_id) values ($1, $2, $3, $4, $5)',
    ['gf-origin', 'A boat', gif, vera.blogId, pollPost.id],
  );
  const video = await videoAs(t, vera, ['hills'], SECRET);
  const plain = await postAs(t, vera, { content: text('Plain words'), tags: 'hills' });
  const annasReblog = await reblogAs(t, anna, plain, 'Passed on');
  const reblog = await reblogAs(t, vera, annasPost, `A ${SECRET} comment`);
  await likeAs(t, reader, reblog);
  await replyAs(t, anna, 'vera', reblog, `A ${SECRET} reply to the comment`);
  await likeAs(t, vera, annasPost);
  for (const post of [pollPost, plain, annasReblog, annasPost]) await likeAs(t, reader, post);
  await addWriter(t.db, 'vera', former);
  await followAs(t, former, 'vera');
  await likeAs(t, former, pollPost);
  await t.injectAs(former, {
    method: 'POST',
    url: '/v2/user/saved_posts',
    payload: { post_id: pollPost.id },
  });
  await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [
    vera.blogId,
    former.userId,
  ]);
  for (const { id } of [pollPost, reblog]) {
    await t.injectAs(reader, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: id } });
    const payload = { mute_length_seconds: 0 };
    await t.injectAs(reader, { method: 'POST', url: `/v2/blog/vera/posts/${id}/mute`, payload });
  }
  const seedReply = await replyAs(t, anna, 'vera', pollPost, `A ${SECRET} reply`);
  const openReply = await replyAs(t, anna, 'anna', annasPost, 'An open reply');
  await replyAs(t, vera, 'anna', annasPost, 'Vera was here');
  const people = { vera, reader, recommendationReader, former, anna };
  const pollId = poll.clientId;
  return {
    t,
    ...people,
    pollPost,
    pollId,
    photo,
    video,
    annasPost,
    reblog,
    annasReblog,
    seedReply,
    openReply,
  };
}
