import { token } from '../world/random.ts';
import type { Examples } from './define.ts';
import { blogOf, MEMBER, now, type Schemas, world } from './world.ts';

type Blog = Schemas['Blog'];

/** Returns a blog with the fields that only its writers get. */
function ownBlog(key: string): Blog {
  const inState = (state: string) =>
    world.desk.filter((post) => post.blog.key === key && post.state === state).length;
  return {
    ...blogOf(key),
    canMessage: true,
    drafts: inState('draft'),
    queue: inState('queued'),
    messages: inState('ask'),
    hasFlaggedPosts: false,
    isPrivateChannel: false,
    isGroupChannel: false,
    mentionKey: token(`mention:${key}`, 12),
    timezoneOffset: '+0000',
    analyticsUrl: `/blog/${world.blog(key).name}/activity`,
    isPremiumPartner: false,
    isSkeinpayOnboarded: false,
    skeinmartOrders: 0,
  };
}

const user: Schemas['User'] = {
  name: world.blog(MEMBER).name,
  userUuid: token(`user:${MEMBER}`, 22),
  email: `${MEMBER}@example.com`,
  emailVerified: true,
  likes: world.likes.filter((like) => like.member === MEMBER).length,
  following: world.follows.filter((follow) => follow.member === MEMBER).length,
  isAdmin: false,
  isPartial: false,
  palette: null,
  locale: 'en-us',
  defaultPostFormat: 'npf',
  crm: false,
  adFree: false,
  premium: 'expired',
  createdTs: Math.floor(world.blog(MEMBER).createdAt / 1000),
};

const features = [
  'communities',
  'collections',
  'patio',
  'boops',
  'closer',
  'premium',
  'memberships',
  'loginWall',
  'loginWallDismissible',
];

const loggedIn: Schemas['UserInfo'] = {
  isLoggedIn: true,
  user,
  blogs: [ownBlog('marlow'), ownBlog('offcuts')],
  isUsingNewWebEditor: true,
  useNewWelcome: true,
  skeinmartOrders: 4,
  features,
};

const cookieSession: Schemas['TokenResponse'] = {
  session: 'cookie',
  tokenType: 'bearer',
  expiresIn: 31_536_000,
};

const newBlog: Blog = {
  ...blogOf('marlow'),
  uuid: `t:${token('blog:late-bloomer', 22)}`,
  name: 'late-bloomer',
  title: 'late-bloomer',
  description: '',
  descriptionNpf: [],
  url: 'https://late-bloomer.skein.localhost',
  blogViewUrl: '/late-bloomer',
  posts: 0,
  followers: 0,
  updated: now,
};

export const examples = {
  getUserInfo: {
    responses: {
      200: {
        loggedIn: { summary: 'A member with two blogs', value: loggedIn },
        loggedOut: {
          summary: 'A visitor',
          value: { isLoggedIn: false, blogs: [], isUsingNewWebEditor: true, useNewWelcome: true, features },
        },
        admin: {
          summary: 'A member who keeps the site',
          value: { ...loggedIn, user: { ...user, isAdmin: true } },
        },
        partial: {
          summary: 'A member who has not finished registering',
          value: { ...loggedIn, user: { ...user, isPartial: true, emailVerified: false } },
        },
        vampire: {
          summary: 'A member who chose a palette and a language',
          value: { ...loggedIn, user: { ...user, palette: 'vampire', locale: 'pt' } },
        },
      },
    },
  },
  createToken: {
    request: {
      password: {
        summary: 'Email and password',
        value: { grant_type: 'password', username: 'marlow@example.com', password: 'lantern-7-loom' },
      },
      twoFactor: {
        summary: 'With the code of a second factor',
        value: {
          grant_type: 'password',
          username: 'marlow@example.com',
          password: 'lantern-7-loom',
          tfa_token: '284913',
        },
      },
    },
    responses: {
      200: {
        cookie: { summary: 'The site: a session cookie', value: cookieSession },
        token: {
          summary: 'Another client: an access token',
          value: {
            session: 'token',
            tokenType: 'bearer',
            accessToken: token('access', 43),
            expiresIn: 2_592_000,
            scope: 'basic write',
          },
        },
      },
    },
  },
  checkLoginMode: {
    request: {
      email: { summary: 'An email address', value: { email: 'marlow@example.com' } },
    },
    responses: {
      200: {
        login: { summary: 'Ask for the password', value: { mode: 'login' } },
        registration: { summary: 'Offer to register', value: { mode: 'registration' } },
        magicLink: { summary: 'Offer a link by mail', value: { mode: 'magic_link' } },
        magicLinkSent: { summary: 'A link is on its way', value: { mode: 'magic_link_sent' } },
        passwordReset: { summary: 'Ask for a new password', value: { mode: 'password_reset' } },
      },
    },
  },
  checkPasswordStrength: {
    request: {
      strong: { summary: 'A good one', value: { password: 'lantern-7-loom', email: 'marlow@example.com' } },
      weak: { summary: 'A bad one', value: { password: 'password' } },
    },
    responses: {
      200: {
        strong: { summary: 'Hard to guess', value: { score: 4, acceptable: true } },
        weak: {
          summary: 'Guessed at once',
          value: {
            score: 0,
            acceptable: false,
            rejectReason: 'too_common',
            hint: 'Many people use this one. Three words that do not belong together are better.',
          },
        },
      },
    },
  },
  registerAccount: {
    request: {
      plain: {
        summary: 'What the form asks for',
        value: {
          email: 'late@example.com',
          password: 'seven-quiet-spoons',
          birth_date: '1994-03-21',
          age: 32,
          tumblelog: 'late-bloomer',
        },
      },
      afterFollowing: {
        summary: 'Coming from a follow button',
        value: {
          email: 'late@example.com',
          password: 'seven-quiet-spoons',
          birth_date: '1994-03-21',
          tumblelog: 'late-bloomer',
          follow_blog: 'marlow',
          redirect_to: '/marlow',
          source: 'blog_view',
        },
      },
    },
    responses: {
      201: {
        registered: {
          summary: 'Registered and logged in',
          value: { session: cookieSession, blog: newBlog, redirectTo: '/getting-to-know-skein/topics' },
        },
      },
    },
  },
  validateRegistration: {
    request: {
      all: {
        summary: 'All three fields',
        value: { email: 'late@example.com', password: 'seven-quiet-spoons', tumblelog: 'late-bloomer' },
      },
      blogName: { summary: 'Only the blog name', value: { tumblelog: 'late-bloomer' } },
    },
    responses: { 200: { valid: { summary: 'All of it can be registered', value: { valid: true } } } },
  },
  validateUser: {
    request: { blogName: { summary: 'A blog name', value: { tumblelog: 'late-bloomer' } } },
    responses: { 200: { valid: { summary: 'It is free', value: { valid: true } } } },
  },
  suggestBlogNames: {
    responses: {
      200: {
        some: {
          summary: 'Names that are free',
          value: {
            names: ['quiet-marlow', 'marlow-writes', 'dear-marlow', 'marlow-again', 'fog-and-marlow'],
          },
        },
      },
    },
  },
} satisfies Examples;
