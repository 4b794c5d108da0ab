import { optionsOfBlog, optionsOfPost, POST, type UserAction } from './action.ts';

interface OneBlog {
  response: { blog: { canBeBooped?: boolean; followed?: boolean; subscribed?: boolean } };
}

function takesBoops({ response: { blog } }: OneBlog): void {
  blog.canBeBooped = true;
}

function enableNotifications({ response: { blog } }: OneBlog): void {
  blog.followed = true;
  blog.subscribed = true;
}

interface NoteList {
  response: { notes: { type: string; canDelete?: boolean }[] };
}

function ownReplies({ response: { notes } }: NoteList): void {
  for (const note of notes) if (note.type === 'reply') note.canDelete = true;
}

/** Actions on posts and blogs that a member reads. */
export const readingActions: readonly UserAction[] = [
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
  {
    operation: 'unsubscribeBlog',
    path: '/odile',
    presetAnswers: { getBlogInfo: { example: 'odile', change: enableNotifications } },
    steps: optionsOfBlog('No longer tell me of new posts'),
  },
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
    operation: 'flagNote',
    path: POST,
    steps: [
      ['press', 'Report the reply of just-here-for-the-cat'],
      ['tick', 'Spam'],
      ['press', 'Report'],
    ],
  },
  {
    operation: 'deleteNote',
    path: POST,
    presetAnswers: { listNotes: { example: 'firstPage', change: ownReplies } },
    steps: [
      ['press', 'Delete the reply of just-here-for-the-cat'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'sendBoop',
    path: '/odile',
    presetAnswers: { getBlogInfo: { example: 'odile', change: takesBoops } },
    steps: [['press', 'Boop odile']],
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
    presetAnswers: { getBlogInfo: 'password-protected-blog' },
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
      ['tick', 'Always use this palette'],
    ],
    silentBecause: 'the palette is kept by the browser as well',
  },
  {
    operation: 'suggestSearch',
    path: '/dashboard',
    steps: [['type', 'Search', 'fo']],
    silentBecause: 'suggestions are a help; searching goes on without them',
  },
  {
    operation: 'clearSeenPosts',
    path: '/dashboard',
    steps: [
      ['press', 'Posts you have seen'],
      ['pick', 'Clear what I have seen'],
    ],
  },
];
