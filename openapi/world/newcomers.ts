import type { BlogSource } from './cast.ts';

/** Accounts whose registration is not finished: they can log in and finish it, with an empty blog. */
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
