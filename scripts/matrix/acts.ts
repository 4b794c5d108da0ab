/**
 * How a person makes the site ask what no screen asks by itself: one way for each call. A call that the site's code names
 * and that is neither asked by a screen nor done here is a fault of the matrix.
 */

/** A hand's movement. `press`, `pick` (in a menu), `tick` and `type` name the thing as people read it. */
export type Step =
  | readonly ['press' | 'pick' | 'tick' | 'upload', name: string]
  | readonly ['type', name: string, text: string];

export interface Act {
  operation: string;
  path: string;
  isVisitor?: boolean;
  /** The last one makes the call. */
  steps: readonly Step[];
  /** Examples that other calls answer with, so that the thing is there to be done. */
  given?: Readonly<Record<string, string>>;
  /** Why a failure says nothing. */
  silentBecause?: string;
}

const POST = '/thursday-book-club/2762294207450360574';
const OWN_POST = '/marlow/2762292949157767089';
const CONVERSATION = '/messaging/conversation/marlow/odile';
const TOKEN = 'token=abcdefghijklmnopqrstuvwxyz0123456789';

function optionsOfPost(...names: string[]): Step[] {
  return [['press', 'Post options'], ...names.map((name): Step => ['pick', name])];
}
function optionsOfBlog(name: string): Step[] {
  return [
    ['press', 'Blog options'],
    ['pick', name],
  ];
}

const READING: readonly Act[] = [
  { operation: 'likePost', path: '/odile', steps: [['press', 'Like']] },
  { operation: 'unlikePost', path: '/likes', steps: [['press', 'Like']] },
  {
    operation: 'followBlog',
    path: '/following',
    steps: [
      ['type', 'Follow a blog', 'bitbarrow'],
      ['press', 'Follow'],
    ],
  },
  { operation: 'unfollowBlog', path: '/odile', steps: [['press', 'Following odile']] },
  { operation: 'followTag', path: '/tagged/photography', steps: [['press', 'Follow #photography']] },
  { operation: 'unfollowTag', path: '/tagged/astronomy', steps: [['press', 'Following #astronomy']] },
  {
    operation: 'dismissRecommendedBlog',
    path: '/explore',
    steps: [['press', 'Do not recommend hibr-wa-waraq']],
  },
  {
    operation: 'cancelBlogDismissal',
    path: '/explore',
    steps: [
      ['press', 'Do not recommend hibr-wa-waraq'],
      ['press', 'Undo'],
    ],
  },
  { operation: 'savePost', path: POST, steps: optionsOfPost('Save for later') },
  { operation: 'removeSavedPost', path: '/saved', steps: optionsOfPost('No longer save') },
  { operation: 'subscribePost', path: POST, steps: optionsOfPost('Tell me of new replies') },
  {
    operation: 'unsubscribePost',
    path: POST,
    steps: [...optionsOfPost('Tell me of new replies'), ...optionsOfPost('No longer tell me of replies')],
  },
  { operation: 'subscribeBlog', path: '/odile', steps: optionsOfBlog('Tell me of each new post') },
  { operation: 'hidePost', path: POST, steps: optionsOfPost('Hide this post') },
  { operation: 'muteBlog', path: '/odile', steps: [...optionsOfBlog('Mute odile'), ['press', 'For a day']] },
  { operation: 'blockBlog', path: '/odile', steps: [...optionsOfBlog('Block odile'), ['press', 'Block']] },
  {
    operation: 'reportBlog',
    path: '/odile',
    steps: [
      ...optionsOfBlog('Report odile'),
      ['tick', 'Spam'],
      ['type', 'Anything else we should know', 'Three times a day.'],
      ['press', 'Report'],
    ],
  },
  {
    operation: 'reportPost',
    path: POST,
    steps: [
      ...optionsOfPost('Report'),
      ['tick', 'Spam'],
      ['type', 'Anything else we should know', 'Three times a day.'],
      ['press', 'Report'],
    ],
  },
  {
    operation: 'replyToPost',
    path: POST,
    steps: [
      ['type', 'Reply to thursday-book-club', 'I read it twice.'],
      ['press', 'Reply'],
    ],
  },
  {
    operation: 'votePoll',
    path: '/odile/2757484766822948906',
    steps: [
      ['tick', ''],
      ['press', 'Vote'],
    ],
  },
  {
    operation: 'followVideoHub',
    path: '/skein-tv/channel/slow-films',
    steps: [
      ['press', 'Following Slow films'],
      ['press', 'Follow Slow films'],
    ],
  },
  {
    operation: 'unfollowVideoHub',
    path: '/skein-tv/channel/slow-films',
    steps: [['press', 'Following Slow films']],
  },
  {
    operation: 'verifyBlogPassword',
    path: '/odile',
    given: { getBlogInfo: 'password-protected-blog' },
    steps: [
      ['type', 'Password', 'wool and tea'],
      ['press', 'Open'],
    ],
  },
  {
    operation: 'getReblogGraph',
    path: POST,
    steps: [
      ['press', 'Reblogs 1'],
      ['press', 'Show how it spread'],
    ],
  },
  { operation: 'getActivityNewFollowers', path: '/activity', steps: [['press', 'New followers']] },
  { operation: 'getActivityTotalFollowers', path: '/activity', steps: [['press', 'Followers']] },
  {
    operation: 'setOption',
    path: '/dashboard',
    steps: [
      ['press', 'Account: marlow'],
      ['pick', 'Palette By day and night'],
      ['tick', 'Always this one'],
    ],
    silentBecause: 'the palette is kept by the browser as well',
  },
  {
    operation: 'suggestSearch',
    path: '/dashboard',
    steps: [['type', 'Search', 'fo']],
    silentBecause: 'suggestions are a help; searching goes on without them',
  },
];

const WRITING: readonly Act[] = [
  {
    operation: 'createPost',
    path: '/new/text',
    steps: [
      ['type', 'Your post', 'Seven ridges this morning.'],
      ['press', 'Post now'],
    ],
  },
  {
    operation: 'editPost',
    path: '/edit/marlow/2762292949157767089',
    steps: [
      ['type', 'Your post', 'Seven ridges this morning.'],
      ['press', 'Save changes'],
    ],
  },
  { operation: 'uploadImage', path: '/new/photo', steps: [['upload', 'Add pictures']] },
  { operation: 'deletePost', path: OWN_POST, steps: [...optionsOfPost('Delete'), ['press', 'Delete']] },
  { operation: 'pinPost', path: OWN_POST, steps: optionsOfPost('Pin to the top of marlow') },
  { operation: 'unpinPost', path: '/marlow', steps: optionsOfPost('Unpin') },
  { operation: 'mutePost', path: OWN_POST, steps: optionsOfPost('Mute its notes') },
  { operation: 'publishPost', path: '/blog/marlow/drafts', steps: [['press', 'Publish now: Zine notes']] },
  {
    operation: 'shuffleQueue',
    path: '/blog/marlow/queue',
    steps: [
      ['press', 'Shuffle'],
      ['press', 'Shuffle it'],
    ],
  },
  {
    operation: 'reorderQueue',
    path: '/blog/marlow/queue',
    steps: [['press', 'Move down: Golden hills with a leaning fence in front and a bright low sun.']],
  },
  {
    operation: 'deleteInboxPosts',
    path: '/inbox',
    steps: [
      ['tick', 'Choose: which gate is the good gate'],
      ['press', 'Delete the chosen'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'createSavedFolder',
    path: '/saved',
    steps: [
      ['press', 'New folder'],
      ['type', 'Title', 'Ridges'],
      ['press', 'Keep'],
    ],
  },
  {
    operation: 'editSavedFolder',
    path: '/saved/folder-kitchen',
    steps: [
      ['press', 'Rename Kitchen'],
      ['type', 'Title', 'Ovens'],
      ['press', 'Keep'],
    ],
  },
  {
    operation: 'deleteSavedFolder',
    path: '/saved/folder-kitchen',
    steps: [
      ['press', 'Delete Kitchen'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'createTab',
    path: '/dashboard/tab-management',
    steps: [
      ['type', 'Title', 'Ridges'],
      ['type', 'Tags', 'fog'],
      ['press', 'Make the tab'],
    ],
  },
  { operation: 'editTab', path: '/dashboard/tab-management', steps: [['press', 'Hide For you']] },
  { operation: 'deleteTab', path: '/dashboard/tab-management', steps: [['press', 'Delete Weather']] },
  { operation: 'reorderTabs', path: '/dashboard/tab-management', steps: [['press', 'Move Following down']] },
  {
    operation: 'sendMessage',
    path: CONVERSATION,
    steps: [
      ['type', 'Message to odile', 'Did you count eight?'],
      ['press', 'Send'],
    ],
  },
  { operation: 'sendImageMessage', path: CONVERSATION, steps: [['upload', 'Send a picture']] },
  {
    operation: 'sendMessageBatch',
    path: '/messaging/send/thursday-book-club/2762294207450360574',
    steps: [
      ['press', 'Send to odile'],
      ['type', 'Say something with it', 'For you.'],
      ['press', 'Send'],
    ],
  },
  {
    operation: 'deleteConversation',
    path: CONVERSATION,
    steps: [
      ['press', 'Conversation options'],
      ['pick', 'Delete'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'flagConversation',
    path: CONVERSATION,
    steps: [
      ['press', 'Conversation options'],
      ['pick', 'Report'],
      ['press', 'Spam'],
    ],
  },
  { operation: 'listStickers', path: CONVERSATION, steps: [['press', 'Stickers']] },
];

const OWN_AFFAIRS: readonly Act[] = [
  {
    operation: 'addFilteredTags',
    path: '/settings/filters',
    steps: [
      ['type', 'Filter a tag or a text', '#spoilers'],
      ['press', 'Add filter'],
    ],
  },
  {
    operation: 'addFilteredContent',
    path: '/settings/filters',
    steps: [
      ['type', 'Filter a tag or a text', 'who did it'],
      ['press', 'Add filter'],
    ],
  },
  {
    operation: 'removeFilteredTag',
    path: '/settings/filters',
    steps: [['press', 'Stop filtering #spiders']],
  },
  {
    operation: 'removeFilteredContent',
    path: '/settings/filters',
    steps: [['press', 'Stop filtering “who did it was”']],
  },
  { operation: 'unmuteBlog', path: '/settings/muted', steps: [['press', 'Unmute a-cat-objects']] },
  {
    operation: 'unmutePost',
    path: '/settings/muted-posts',
    steps: [['press', 'Tell me of the notes of “The end piece of the loaf is” again']],
  },
  { operation: 'unhidePost', path: '/settings/hidden', steps: [['press', 'Show the post of odile again']] },
  { operation: 'unblockBlog', path: '/settings/blocked', steps: [['press', 'Unblock bus-route-29']] },
  { operation: 'revokeSession', path: '/settings/sessions', steps: [['press', 'Log out Safari on iPhone']] },
  {
    operation: 'revokeOtherSessions',
    path: '/settings/sessions',
    steps: [['press', 'Log out all other browsers']],
  },
  { operation: 'editUserSettings', path: '/settings/privacy', steps: [['tick', 'Personalised ads']] },
  {
    operation: 'startTwoFactor',
    path: '/settings/two-factor',
    steps: [
      ['type', 'Your password', 'lantern-7-loom'],
      ['press', 'Set it up'],
    ],
  },
  {
    operation: 'confirmTwoFactor',
    path: '/settings/two-factor',
    steps: [
      ['type', 'Your password', 'lantern-7-loom'],
      ['press', 'Set it up'],
      ['type', 'Code from your authenticator', '123456'],
      ['press', 'Switch it on'],
    ],
  },
  {
    operation: 'endTwoFactor',
    path: '/settings/two-factor',
    given: { getTwoFactor: 'on' },
    steps: [
      ['press', 'Switch it off'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['type', 'Code from your authenticator', '123456'],
      ['press', 'Switch off now'],
    ],
  },
  {
    operation: 'createBackupCodes',
    path: '/settings/two-factor',
    given: { getTwoFactor: 'on' },
    steps: [
      ['press', 'New backup codes'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['type', 'Code from your authenticator', '123456'],
      ['press', 'Make new codes'],
    ],
  },
  {
    operation: 'endSession',
    path: '/dashboard',
    steps: [
      ['press', 'Account: marlow'],
      ['pick', 'Log out'],
    ],
  },
];

const SIGNING_IN: readonly Act[] = [
  {
    operation: 'createToken',
    path: '/login',
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['type', 'Password', 'lantern-7-loom'],
      ['press', 'Log in'],
    ],
  },
  {
    operation: 'registerAccount',
    path: '/register',
    steps: [
      ['type', 'Email', 'new@example.com'],
      ['type', 'Password', 'a thread of blue wool'],
      ['type', 'Month', '5'],
      ['type', 'Day', '17'],
      ['type', 'Year', '1990'],
      ['type', 'Blog name', 'marlow-again'],
      ['press', 'Sign up'],
    ],
  },
  {
    operation: 'checkPasswordStrength',
    path: '/register',
    steps: [['type', 'Password', 'a thread of blue wool']],
    silentBecause: 'the bar is a help; the server judges the password when it is sent',
  },
  {
    operation: 'validateUser',
    path: '/register',
    steps: [['type', 'Blog name', 'marlow-again']],
    silentBecause: 'the name is judged once more when it is sent',
  },
  {
    operation: 'sendLoginLink',
    path: '/login/link',
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['press', 'Mail me a link'],
    ],
  },
  { operation: 'redeemLoginLink', path: `/login/link/open?${TOKEN}`, steps: [['press', 'Log in']] },
  {
    operation: 'requestPasswordReset',
    path: '/passwordreset',
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['press', 'Mail me a link'],
    ],
  },
  {
    operation: 'completePasswordReset',
    path: `/passwordreset/new?${TOKEN}`,
    steps: [
      ['type', 'New password', 'a thread of blue wool'],
      ['press', 'Save and log in'],
    ],
  },
];

export const acts: readonly Act[] = [
  ...READING,
  ...WRITING,
  ...OWN_AFFAIRS,
  ...SIGNING_IN.map((act) => ({ ...act, isVisitor: true })),
  { operation: 'verifyEmail', path: `/login/confirm?${TOKEN}`, steps: [['press', 'Yes, it is mine']] },
];
