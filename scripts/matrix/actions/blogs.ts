import type { UserAction } from './action.ts';

const MEMBERS = '/blog/marlow-offcuts/members';
const BLOCKED = '/settings/blog/marlow/blocked';

interface BlogList {
  response: { blogs: { name: string; uuid: string }[] };
}

/** Adds two blogs after the first one. */
function hasThreeBlogs({ response: { blogs } }: BlogList): void {
  const [, second] = blogs;
  if (second) blogs.push({ ...second, name: 'marlow-maps', uuid: 't:marlowmaps' });
}

function isWithoutName({ response: { blocks } }: { response: { blocks: Record<string, unknown>[] } }): void {
  const [first] = blocks;
  if (!first) return;
  first.isAnonymous = true;
  delete first.blog;
}

/** Actions on the member's own blogs and their writers. */
export const blogActions: readonly UserAction[] = [
  {
    operation: 'createBlog',
    path: '/settings/blog/new',
    steps: [
      ['type', 'Blog name', 'marlow-again'],
      ['press', 'Make it'],
    ],
  },
  {
    operation: 'reorderBlogs',
    path: '/settings/blog',
    presetAnswers: { getUserInfo: { example: 'loggedIn', change: hasThreeBlogs } },
    steps: [['press', 'Move marlow-offcuts down']],
  },
  {
    operation: 'editBlogSettings',
    path: '/settings/blog/marlow-offcuts',
    steps: [
      ['type', 'Words above the question', 'Ask away'],
      ['press', 'Save: Words above the question'],
    ],
  },
  {
    operation: 'editBlogTheme',
    path: '/settings/blog/marlow/appearance',
    steps: [
      ['press', 'Pine'],
      ['press', 'Save'],
    ],
  },
  {
    operation: 'deleteBlog',
    path: '/settings/blog/marlow-offcuts',
    steps: [
      ['press', 'Delete this blog'],
      ['type', 'Type marlow-offcuts to say that you mean it', 'marlow-offcuts'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['press', 'Delete it'],
    ],
  },
  {
    operation: 'editNotificationSettings',
    path: '/settings/notifications',
    steps: [['tick', 'Milestones']],
  },
  {
    operation: 'inviteBlogMember',
    path: MEMBERS,
    steps: [
      ['type', 'Their blog, or their mail address', '@kilnside'],
      ['press', 'Invite'],
    ],
  },
  {
    operation: 'inviteByMail',
    path: MEMBERS,
    steps: [
      ['type', 'Their blog, or their mail address', 'una@example.com'],
      ['press', 'Invite'],
    ],
  },
  {
    operation: 'revokeBlogInvitation',
    path: MEMBERS,
    steps: [['press', 'Take back the invitation of marlow']],
  },
  { operation: 'setBlogMember', path: MEMBERS, steps: [['choose', 'Role of tamsin', 'admin']] },
  {
    operation: 'removeBlogMember',
    path: MEMBERS,
    steps: [
      ['press', 'Remove tamsin'],
      ['press', 'Remove'],
    ],
  },
  {
    operation: 'leaveBlog',
    path: MEMBERS,
    steps: [
      ['press', 'Leave this blog'],
      ['press', 'Leave'],
    ],
  },
  {
    operation: 'joinBlog',
    path: '/blog/thursday-book-club/join',
    steps: [['press', 'Join thursday-book-club']],
  },
  {
    operation: 'blockForBlog',
    path: BLOCKED,
    steps: [
      ['type', 'Names of blogs', 'odile'],
      ['press', 'Block'],
    ],
  },
  {
    operation: 'createBlogBlocks',
    path: BLOCKED,
    steps: [
      ['type', 'Names of blogs', 'odile, kilnside'],
      ['press', 'Block'],
    ],
  },
  { operation: 'unblockForBlog', path: BLOCKED, steps: [['press', 'Unblock yard-sale-orchestra']] },
  {
    operation: 'appealPost',
    path: '/blog/marlow/review',
    steps: [
      ['type', 'Appeal this decision', 'It is sand.'],
      ['press', 'Send appeal'],
    ],
  },
  {
    operation: 'blockAsker',
    path: '/inbox/marlow',
    steps: [
      ['press', 'Block the sender: which gate is the good gate'],
      ['press', 'Block'],
    ],
  },
  {
    operation: 'unblockAskers',
    path: '/inbox/marlow',
    presetAnswers: { listBlogBlocks: { example: 'firstPage', change: isWithoutName } },
    steps: [['press', 'Let them ask again']],
  },
];
