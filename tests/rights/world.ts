import type { components } from '#generated/types/api.d.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

/** Who calls. All but the visitor are members; their roles are on the group blog `desk`. */
export const CALLERS = ['visitor', 'stranger', 'blocked', 'writer', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What each caller is on a blog, as the contract calls it. */
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
  /** A fresh post of `desk`, by its writer. */
  post(more?: object): Promise<Post>;
  /** A fresh reply to such a post, by somebody who has no part in `desk`. */
  replyTo(post: Post): Promise<string>;
  /** The uuid of `desk`, by which the calls of conversations name it. */
  desk: string;
  /** A conversation of `desk` with somebody who has no part in it. */
  conversation(): Promise<string>;
  /** A number nobody was given yet. */
  serial(): number;
}

/** A site with a group blog: an admin whose it is, a writer, a stranger, and one whom the admin blocks. */
export async function rightsWorld(options: TestAppOptions = {}): Promise<World> {
  const t = await buildTestApp(options);
  // Runs the site as well.
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
      postAs(t, writer, { content: text(`Number ${serial()}`), tags: 'hills', ...more }, 'desk'),
    async replyTo({ id, reblogKey }) {
      const payload = { post_id: id, reblog_key: reblogKey, tumblelog: 'desk', reply_text: 'Hello' };
      const { body } = await t.injectAs(passerBy, { method: 'POST', url: '/v2/user/post/reply', payload });
      return body.response.note.replyId;
    },
  };
}
