import type { BlogSource } from './cast.ts';

/** Whose registration waits for a birthday: an account that can log in and finish it, a blog with nothing on it yet. */
export const unfinishedAccounts: readonly BlogSource[] = [
  {
    key: 'lotte',
    name: 'lotte',
    owner: 'lotte',
    primary: true,
    title: 'Lotte, any day now',
    description: '',
    background: '#eef2e4',
    accent: '#3f6328',
    titleColour: '#2a3a20',
    avatarShape: 'circle',
    avatar: { style: 'face', kind: 'person', hue: 96 },
    header: null,
    timezone: 'Europe/Berlin',
    tags: [],
    follows: [],
    sharesLikes: false,
    sharesFollowing: false,
    writers: [],
    takesAnonymousAsks: true,
    isDeactivated: false,
    isUnfinished: true,
  },
];
