import type { OperationId } from '#generated/operations.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { insertInvitation } from '#server/modules/blogs/members/invitations-repository.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import type { World } from '../world.ts';
import {
  ALREADY_GONE,
  DESK,
  type Ingredients,
  onFreshMember,
  type Recipe,
  withBody,
  withPath,
} from './ingredients.ts';

/** Concerns another member's blog with a password. */
const onLocked: Recipe = async (world) => {
  const { blogName: blog } = await world.t.member(`locked-${world.serial()}`);
  const hash = await hashPassword('moss');
  await world.t.db.query('update blogs set password_hash = $1 where name = $2', [hash, blog]);
  return { path: { blog }, payload: { password: 'moss' } };
};
/** Creates another member's group blog in which everybody has the same role as in `desk`. */
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
/** Concerns a new writer of `desk`. */
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
/** Concerns a group blog that invites every caller. */
const onOwnInvitation: Recipe = async (world) => {
  const { t, members, serial } = world;
  const blog = `group-${serial()}`;
  const owner = await t.member(`owner-of-${blog}`);
  await insertBlog(t.db, owner.userId, blog, false);
  for (const member of Object.values(members)) await inviteTo(world, blog, member);
  return { path: { blog }, payload: {} };
};

/** Recipes of blogs. */
export const blogs: Partial<Record<OperationId, Recipe>> = {
  blockForBlog: onFreshMember((blocked) => ({ path: { ...DESK, blocked } })),
  checkBlogInvitation: () => ({ path: { blog: 'nowhere' }, payload: { token: 'made-up' }, code: 16010 }),
  checkFollowedBy: withPath(DESK, { query: 'otto' }),
  createBlogBlocks: onFreshMember((name) => ({
    path: DESK,
    payload: { blocked_tumblelogs: name, force: true },
  })),
  followBlog: withBody({ url: 'cleo' }),
  getBlogAvatar: withPath(DESK, { size: '64' }, { codeForBlocked: ALREADY_GONE }),
  getBlogInfo: withPath(DESK, {}, { codeForBlocked: ALREADY_GONE }),
  getBlogLimits: withPath(DESK),
  inviteBlogMember: onFreshMember((recipient) => ({
    path: { ...DESK, recipient },
    payload: { role: 'member' },
  })),
  inviteByMail: (world) => ({
    path: DESK,
    payload: { email: `polly-${world.serial()}@example.test`, role: 'member' },
  }),
  joinBlog: onOwnInvitation,
  leaveBlog: async (world) => ({ path: { blog: await otherDesk(world) } }),
  listBlogInvitations: withPath(DESK),
  listBlogMembers: withPath(DESK),
  removeBlogMember: onWriter(),
  revokeBlogInvitation: onInvitation,
  setBlogMember: onWriter({ payload: { role: 'admin' } }),
  listBlogBlocks: withPath(DESK),
  listBlogFollowers: withPath(DESK),
  listBlogFollowing: async ({ t }) => {
    await t.db.query("update blogs set share_following = true where name = 'desk'");
    return { path: DESK, codeForBlocked: ALREADY_GONE };
  },
  reportBlog: withPath(DESK, {}, { payload: { reason: 'spam' }, codeForBlocked: ALREADY_GONE }),
  unblockAskers: withPath(DESK),
  blockAsker: withPath(DESK, {}, { payload: { post_id: '12' }, code: 4004 }),
  subscribeBlog: onFreshMember((blog) => ({ path: { blog }, code: 4003 })),
  unblockForBlog: withPath({ ...DESK, blocked: 'cleo' }),
  unfollowBlog: withBody({ url: 'cleo' }),
  unsubscribeBlog: withPath({ blog: 'cleo' }),
  verifyBlogPassword: onLocked,
};
