import type { OperationId } from '#generated/operations.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { insertInvitation } from '#server/modules/blogs/members/invitations-repository.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import type { World } from '../world.ts';
import { aboutFresh, DESK, GONE, type Ingredients, named, type Recipe, sent } from './ingredients.ts';

/** About the blog of somebody else that has a password. */
const onLocked: Recipe = async (world) => {
  const { blogName: blog } = await world.t.member(`locked-${world.serial()}`);
  const hash = await hashPassword('moss');
  await world.t.db.query('update blogs set password_hash = $1 where name = $2', [hash, blog]);
  return { path: { blog }, payload: { password: 'moss' } };
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

/** Calls about blogs. */
export const blogs: Partial<Record<OperationId, Recipe>> = {
  blockForBlog: aboutFresh((blocked) => ({ path: { ...DESK, blocked } })),
  checkBlogInvitation: () => ({ path: { blog: 'nowhere' }, payload: { token: 'made-up' }, code: 16010 }),
  checkFollowedBy: named(DESK, { query: 'otto' }),
  createBlogBlocks: aboutFresh((name) => ({
    path: DESK,
    payload: { blocked_tumblelogs: name, force: true },
  })),
  followBlog: sent({ url: 'cleo' }),
  getBlogAvatar: named(DESK, { size: '64' }, { gone: GONE }),
  getBlogInfo: named(DESK, {}, { gone: GONE }),
  getBlogLimits: named(DESK),
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
  listBlogInvitations: named(DESK),
  listBlogMembers: named(DESK),
  removeBlogMember: onWriter(),
  revokeBlogInvitation: onInvitation,
  setBlogMember: onWriter({ payload: { role: 'admin' } }),
  listBlogBlocks: named(DESK),
  listBlogFollowers: named(DESK),
  listBlogFollowing: async ({ t }) => {
    await t.db.query("update blogs set share_following = true where name = 'desk'");
    return { path: DESK, gone: GONE };
  },
  reportBlog: named(DESK, {}, { payload: { reason: 'spam' }, gone: GONE }),
  unblockAskers: named(DESK),
  blockAsker: named(DESK, {}, { payload: { post_id: '12' }, code: 4004 }),
  subscribeBlog: aboutFresh((blog) => ({ path: { blog }, code: 4003 })),
  unblockForBlog: named({ ...DESK, blocked: 'cleo' }),
  unfollowBlog: sent({ url: 'cleo' }),
  unsubscribeBlog: named({ blog: 'cleo' }),
  verifyBlogPassword: onLocked,
};
