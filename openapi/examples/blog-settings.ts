import { blogSettingDefaults } from '#generated/setting-defaults.ts';
import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { blogOf, type Schemas } from './world.ts';

function settingsOf(key: string, more: Partial<Schemas['BlogSettings']> = {}): Schemas['BlogSettings'] {
  const {
    name,
    title,
    description,
    isAdult,
    timezone = 'UTC',
    askAnon = false,
    shareLikes = false,
    shareFollowing = false,
  } = blogOf(key);
  return {
    ...blogSettingDefaults,
    name,
    title,
    description,
    isAdult,
    timezone,
    askAnon,
    shareLikes,
    shareFollowing,
    isPrivate: false,
    hideFromVisitors: false,
    hideFromSearch: false,
    isPasswordProtected: false,
    ask: true,
    askPageTitle: '',
    canSubmit: false,
    featuredTags: ['fog', 'coast', 'film photography'],
    queue: { paused: false, perDay: 3, startHour: 8, endHour: 22, tag: 'queue' },
    ...more,
  };
}

const marlow = settingsOf('marlow');
const offcuts = settingsOf('offcuts', {
  hideFromVisitors: true,
  hideFromSearch: true,
  replies: 'following',
  reblogs: 'noone',
  reblogTags: ['kept for later'],
  featuredTags: [],
  queue: { paused: true, perDay: 1, startHour: 20, endHour: 24 },
});
const retitled: Schemas['BlogSettings'] = { ...marlow, title: 'The longer way round' };

const { uuid: _, ...rest } = blogOf('offcuts');
const created: Schemas['Blog'] = {
  ...rest,
  uuid: 't:pR6nXv2LcWq9BdTs8KfYmA',
  name: 'contact-sheets',
  title: 'Contact sheets',
  description: '',
  url: 'https://contact-sheets.skein.localhost',
  blogViewUrl: '/contact-sheets',
  posts: 0,
  admin: true,
  isMember: true,
  avatar: [{ url: '/media/avatar/contact-sheets.svg', width: 512, height: 512, type: 'svg' }],
};

/** Settings and themes of blogs; creating and deleting one. */
export const examples = {
  getBlogSettings: {
    responses: {
      200: {
        marlow: { summary: 'The primary blog of Marlow', value: { settings: marlow } },
        'marlow-offcuts': { summary: 'The second blog of Marlow', value: { settings: offcuts } },
      },
    },
  },
  editBlogSettings: {
    request: {
      title: { summary: 'A new title', value: { title: 'The longer way round' } },
      queue: { summary: 'Five a day', value: { queue: { per_day: 5 } } },
      privacy: { summary: 'For members only', value: { hide_from_visitors: true, hide_from_search: true } },
    },
    responses: {
      200: {
        title: {
          summary: 'Settings and blog afterwards',
          value: { settings: retitled, blog: { ...blogOf('marlow'), title: retitled.title } },
        },
        queue: {
          summary: 'Five a day',
          value: { settings: { ...marlow, queue: { ...marlow.queue, perDay: 5 } }, blog: blogOf('marlow') },
        },
      },
    },
  },
  editBlogTheme: {
    request: {
      colors: {
        summary: 'Darker paper',
        value: { background_color: '#22333d', title_color: '#f3efe6', link_color: '#e9c46a' },
      },
      avatar: {
        summary: 'A new avatar',
        value: { avatar_media_key: 'mk_5dQ8vLw2ZnXc', avatar_alt_text: 'A lighthouse in fog' },
      },
    },
    responses: {
      200: {
        colors: {
          summary: 'The blog in its new colours',
          value: {
            blog: {
              ...blogOf('marlow'),
              theme: {
                ...blogOf('marlow').theme,
                backgroundColor: '#22333d',
                titleColor: '#f3efe6',
                linkColor: '#e9c46a',
              },
            },
          },
        },
      },
    },
  },
  createBlog: {
    request: {
      open: {
        summary: 'A blog for everybody',
        value: { tumblelog: 'contact-sheets', title: 'Contact sheets' },
      },
      locked: {
        summary: 'A blog behind a password',
        value: { tumblelog: 'contact-sheets', password: 'wet-plate-1851' },
      },
    },
    responses: { 201: singleExample('The new blog', { blog: created }) },
  },
  deleteBlog: {
    request: singleExample('With password and name', {
      password_current: 'lantern-7-loom',
      confirm_name: 'marlow-offcuts',
    }),
  },
} satisfies Examples;
