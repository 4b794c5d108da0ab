import type { UserAction } from './action.ts';

export const settingsActions: readonly UserAction[] = [
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
      ['press', 'A new tab'],
      ['type', 'Title', 'Ridges'],
      ['type', 'Tags', 'fog'],
      ['press', 'Make the tab'],
    ],
  },
  { operation: 'editTab', path: '/dashboard/tab-management', steps: [['press', 'Hide For you']] },
  {
    operation: 'deleteTab',
    path: '/dashboard/tab-management',
    steps: [
      ['press', 'Delete Weather'],
      ['press', 'Delete'],
    ],
  },
  { operation: 'reorderTabs', path: '/dashboard/tab-management', steps: [['press', 'Move Following down']] },
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
    steps: [['press', 'Remove the filter #spiders']],
  },
  {
    operation: 'removeFilteredContent',
    path: '/settings/filters',
    steps: [['press', 'Remove the filter “who did it was”']],
  },
  { operation: 'unmuteBlog', path: '/settings/muted', steps: [['press', 'Unmute a-cat-objects']] },
  {
    operation: 'unmutePost',
    path: '/settings/muted-posts',
    steps: [['press', 'Unmute the notes of “The end piece of the loaf is”']],
  },
  { operation: 'unhidePost', path: '/settings/hidden', steps: [['press', 'Show again: a post of odile']] },
  { operation: 'unblockBlog', path: '/settings/blocked', steps: [['press', 'Unblock bus-route-29']] },
  { operation: 'removePushDevice', path: '/settings/push', steps: [['press', 'Remove Chrome on Android']] },
  { operation: 'revokeSession', path: '/settings/sessions', steps: [['press', 'Log out Safari on iPhone']] },
  {
    operation: 'revokeOtherSessions',
    path: '/settings/sessions',
    steps: [['press', 'Log out all other browsers']],
  },
  { operation: 'editUserSettings', path: '/settings/privacy', steps: [['tick', 'Personalised ads']] },
  { operation: 'setLabsFlag', path: '/settings/labs', steps: [['tick', 'Patio']] },
  {
    operation: 'setConsentChoices',
    path: '/settings/privacy',
    steps: [['tick', 'Create profiles for personalised advertising']],
  },
  { operation: 'setCcpaOptOut', path: '/settings/privacy', steps: [['tick', 'My data must not be sold']] },
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
      ['type', 'Code from your authenticator app', '123456'],
      ['press', 'Switch it on'],
    ],
  },
  {
    operation: 'endTwoFactor',
    path: '/settings/two-factor',
    presetAnswers: { getTwoFactor: 'on' },
    steps: [
      ['press', 'Switch it off'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['type', 'Code from your authenticator app', '123456'],
      ['press', 'Switch off now'],
    ],
  },
  {
    operation: 'createBackupCodes',
    path: '/settings/two-factor',
    presetAnswers: { getTwoFactor: 'on' },
    steps: [
      ['press', 'New backup codes'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['type', 'Code from your authenticator app', '123456'],
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
