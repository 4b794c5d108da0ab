import type { components } from '#generated/types/api.d.ts';
import { insertAnswertime } from '#server/modules/feed/answertime/answertime-repository.ts';
import { choosePost } from '#server/modules/feed/radar/radar-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';
import { makeHub, videoAs } from '#tests/support/video-hubs.ts';

type Post = components['schemas']['Post'];

/** Stands in everything that a private blog says, and nowhere else. */
export const SECRET = 'sesame';

/** A site where Vera's blog says much, and others answered it, passed it on and kept it. */
export interface VisibilityScene {
  t: TestApp;
  vera: Member;
  /** Follows Vera, and likes and keeps what she wrote. */
  reader: Member;
  /** Follows nobody, so that recommendations may name anybody. */
  bystander: Member;
  /** Wrote for Vera's blog once, and kept what one keeps. */
  former: Member;
  anna: Member;
  /** Vera's, with a poll. */
  own: Post;
  /** The poll's. */
  pollId: string;
  /** Vera's, with a picture. */
  photo: Post;
  /** Vera's, in a video hub. */
  film: Post;
  /** Anna's, which Vera may be met below. */
  open: Post;
  /** Vera's, of the open post: what happens to it is noted on both. */
  reblog: Post;
  /** What Anna passed on of Vera's. */
  passed: Post;
  /** To Vera's own post. */
  seedReply: string;
  /** To Anna's open post. */
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

export async function visibilityScene(): Promise<VisibilityScene> {
  const t = await buildTestApp();
  const vera = await t.member('vera');
  const reader = await t.member('reader');
  const bystander = await t.member('bystander');
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
  const open = await postAs(t, anna, { content: text('Something open'), tags: 'hills' });
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
  const own = await postAs(t, vera, { content: [...text(`My ${SECRET} post`), poll], tags: 'hills' });
  // Written as it stands once its picture is uploaded: uploading is another test's business.
  const photo = await postAs(t, vera, { content: text('A picture'), tags: 'hills' });
  await t.db.query("update posts set type = 'photo', content = $2::jsonb where id = $1", [
    photo.id,
    JSON.stringify([picture]),
  ]);
  await t.db.query("update post_tags set type = 'photo' where post_id = $1", [photo.id]);
  await makeHub(t, 'hills', ['hills'], vera);
  await choosePost(t.db, 'radar', own.id);
  await choosePost(t.db, 'staff_picks', own.id);
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
    ['gf-origin', 'A boat', gif, vera.blogId, own.id],
  );
  const film = await videoAs(t, vera, ['hills'], SECRET);
  const plain = await postAs(t, vera, { content: text('Plain words'), tags: 'hills' });
  const passed = await reblogAs(t, anna, plain, 'Passed on');
  const reblog = await reblogAs(t, vera, open, `A ${SECRET} comment`);
  await likeAs(t, reader, reblog);
  await replyAs(t, anna, 'vera', reblog, `A ${SECRET} reply to the comment`);
  await likeAs(t, vera, open);
  for (const post of [own, plain, passed, open]) await likeAs(t, reader, post);
  await addWriter(t.db, 'vera', former);
  await followAs(t, former, 'vera');
  await likeAs(t, former, own);
  await t.injectAs(former, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: own.id } });
  await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [
    vera.blogId,
    former.userId,
  ]);
  for (const { id } of [own, reblog]) {
    await t.injectAs(reader, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: id } });
    const payload = { mute_length_seconds: 0 };
    await t.injectAs(reader, { method: 'POST', url: `/v2/blog/vera/posts/${id}/mute`, payload });
  }
  const seedReply = await replyAs(t, anna, 'vera', own, `A ${SECRET} reply`);
  const openReply = await replyAs(t, anna, 'anna', open, 'An open reply');
  await replyAs(t, vera, 'anna', open, 'Vera was here');
  const people = { vera, reader, bystander, former, anna };
  const pollId = poll.clientId;
  return { t, ...people, own, pollId, photo, film, open, reblog, passed, seedReply, openReply };
}
