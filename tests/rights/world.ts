import type { components } from '#generated/types/api.d.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

/** The callers. All but the visitor are members; their roles concern the group blog `desk`. */
export const CALLERS = ['visitor', 'stranger', 'blocked', 'writer', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** The role of each caller on a blog, in the terms of the contract. */
export const ROLE_OF: Record<Caller, string | null> = {
  visitor: null,
  stranger: null,
  blocked: null,
  writer: 'writer',
  admin: 'admin',
};

export interface World {
  t: TestApp;
  members: Record<Exclude<Caller, 'visitor'>, Member>;
  /** Creates a post of `desk`, by its writer. */
  post(more?: object): Promise<Post>;
  /** Creates a reply to such a post, by an unrelated member. */
  replyTo(post: Post): Promise<string>;
  /** The uuid of `desk`, by which conversations name it. */
  desk: string;
  /** Creates a conversation of `desk` with an unrelated member. */
  conversation(): Promise<string>;
  /** Returns a unique number. */
  serial(): number;
}

/** Creates a site with a group blog: its admin and owner, a writer, a stranger, and a member whom the admin blocks. */
export async function rightsWorld(options: TestAppOptions = {}): Promise<World> {
  const t = await buildTestApp(options);
  // The admin is staff as well.
  const admin = await t.member('marlow', { role: 'admin' });
  const writer = await t.member('tamsin');
  const stranger = await t.member('otto');
  const blocked = await t.member('bela');
  const passerBy = await t.member('cleo');
  await insertBlog(t.db, admin.userId, 'desk', false);
  const desk = (await findBlog(t.db, 'desk', null))?.uuid ?? '';
  await addWriter(t.db, 'desk', writer);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [admin.userId, blocked.blogId, blocked.userId],
  );
  let last = 0;
  const serial = () => {
    last += 1;
    return last;
  };
  return {
    t,
    members: { admin, writer, stranger, blocked },
    serial,
    desk,
    async conversation() {
      const participants = [passerBy.blogUuid, 'desk'];
      const payload = { type: 'text', message: 'Hello', participant: passerBy.blogUuid, participants };
      const url = '/v2/conversations/messages';
      const { body } = await t.injectAs(passerBy, { method: 'POST', url, payload });
      return body.response.conversation.id;
    },
    post: (more = {}) =>
      postAs(t, writer, { content: text(`Account number ${serial()}`), tags: 'hills', ...more }, 'desk'),
    async replyTo({ id, reblogKey }) {
      const payload = { post_id: id, reblog_key: reblogKey, tumblelog: 'desk', reply_text: 'Hello' };
      const { body } = await t.injectAs(passerBy, { method: 'POST', url: '/v2/user/post/reply', payload });
      return body.response.note.replyId;
    },
  };
}
