import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { blogOf, type Schemas } from './world.ts';

const cookieSession: Schemas['TokenResponse'] = {
  session: 'cookie',
  tokenType: 'bearer',
  expiresIn: 31_536_000,
};
/** Credentials that remain after a reset, for review by the member. */
const credentials: Schemas['Credential'][] = [
  {
    kind: 'passkey',
    id: '801954372210065409',
    name: 'Phone',
    createdTs: ago('2d'),
    isRecent: true,
    isBeforeAddress: false,
  },
  {
    kind: 'provider',
    id: 'openid-demo',
    name: 'Lantern ID (demo) (marlow@example.com)',
    createdTs: ago('90d'),
    isRecent: false,
    isBeforeAddress: false,
  },
];
const reviewToken = 'rv_Kt5NbXc2yHs9WmPd';
const linkToken = 'lk_7Hq2ZpXw9dLr4VnB';
const resetToken = 'rs_Wm3KfTz8uQe6YbJc';
const nonce = 'sn_4vGkR9xPq2LtD7wZ';

const providers: Schemas['SignInProvider'][] = [
  { id: 'openid-demo', name: 'Lantern ID (demo)', connected: false },
  { id: 'harbour', name: 'Harbour', connected: false },
];
const connected: Schemas['SignInProvider'][] = [
  {
    id: 'openid-demo',
    name: 'Lantern ID (demo)',
    connected: true,
    email: 'marlow@example.com',
    connectedTs: ago('90d'),
    canDisconnect: true,
  },
  { id: 'harbour', name: 'Harbour', connected: false },
];

const newBlog: Schemas['Blog'] = {
  ...blogOf('marlow'),
  uuid: 't:nW2hFq8sKd5RtYp3VzXa1Q',
  name: 'second-breakfast',
  title: 'second-breakfast',
  description: '',
  url: 'https://second-breakfast.skein.localhost',
  blogViewUrl: '/second-breakfast',
  primary: true,
  avatar: [{ url: '/media/avatar/second-breakfast.svg', width: 512, height: 512, type: 'svg' }],
};
const newAccount: Schemas['NewAccount'] = {
  session: cookieSession,
  blog: newBlog,
  redirectTo: '/getting-to-know-skein/topics',
};

/** Mailed links, social sign-in and the captcha. */
export const examples = {
  sendLoginLink: {
    request: singleExample('From the login page, on the way to a blog', {
      email: 'marlow@example.com',
      source: 'login',
      follow_blog: 'odile',
      redirect_to: '/odile',
    }),
    responses: {
      200: singleExample('Look in your mail', { mode: 'magic_link_sent' as const, expiresIn: 1800 }),
    },
  },
  redeemLoginLink: {
    request: singleExample('The token of the link', { token: linkToken }),
    responses: { 200: singleExample('Logged in', cookieSession) },
  },
  checkPasswordReset: {
    request: singleExample('From the mail', { token: resetToken }),
    responses: {
      200: {
        simple: { summary: 'A good link', value: { email: 'm•••••@example.com', requiresTwoFactor: false } },
        twoFactor: {
          summary: 'A code will be asked for',
          value: { email: 't•••••@example.com', requiresTwoFactor: true },
        },
      },
    },
  },
  restoreAccount: {
    request: singleExample('From the mail', { token: 'un_Zc8VbRk3mTq7LxHf' }),
    responses: {
      200: singleExample('The address is back', {
        email: 'marlow@example.com',
        resetToken,
        requiresTwoFactor: false,
        removedCredentials: credentials.slice(0, 1),
      }),
    },
  },
  removeCredentials: {
    request: singleExample('A passkey of somebody else', {
      review_token: reviewToken,
      credentials: [{ kind: 'passkey' as const, id: '801954372210065409' }],
    }),
    responses: { 200: singleExample('One is left', { credentials: credentials.slice(1) }) },
  },
  requestPasswordReset: { request: singleExample('From the login page', { email: 'marlow@example.com' }) },
  completePasswordReset: {
    request: singleExample('A new password', { token: resetToken, password: 'seven-ridges-before-coffee' }),
    responses: {
      200: {
        plain: {
          summary: 'Changed and logged in',
          value: { ...cookieSession, credentials: [], removedCredentials: [] },
        },
        review: {
          summary: 'A passkey and a provider still open the account',
          value: { ...cookieSession, credentials, removedCredentials: [], reviewToken },
        },
        unconfirmed: {
          summary: 'The address was never confirmed before',
          value: { ...cookieSession, credentials: [], removedCredentials: credentials },
        },
      },
    },
  },
  startSocialSignIn: {
    request: {
      logIn: {
        summary: 'From the login page',
        value: { provider_id: 'openid-demo', redirect_to: '/dashboard' },
      },
      link: {
        summary: 'From the settings, to link it',
        value: { provider_id: 'openid-demo', link: true, proof: { password_current: 'lantern-7-loom' } },
      },
    },
    responses: {
      201: singleExample('Where to send the person', {
        authorizationUrl: 'https://id.lantern.example/authorize?client_id=skein&state=sn_4vGkR9xPq2LtD7wZ',
        nonce,
        expiresTs: ahead('10m'),
      }),
    },
  },
  getSocialSignIn: {
    responses: {
      200: {
        connected: { summary: 'A member with one linked', value: { providers: connected } },
        loggedOut: { summary: 'What a visitor can choose', value: { providers } },
        [nonce]: {
          summary: 'Came back, and nobody has this address yet',
          value: {
            providers,
            pending: {
              nonce,
              providerId: 'openid-demo',
              next: 'register' as const,
              email: 'pim@lantern.example',
              suggestedBlogName: 'second-breakfast',
              expiresTs: ahead('9m'),
            },
          },
        },
        linkAccount: {
          summary: 'Came back with the address of a member',
          value: {
            providers,
            pending: {
              nonce: 'sn_8sYb3NcVf6HjM1qA',
              providerId: 'openid-demo',
              next: 'linkAccount' as const,
              email: 'odile@example.com',
              expiresTs: ahead('9m'),
            },
          },
        },
        noMatchedAccount: {
          summary: 'Came back and matches nobody',
          value: {
            providers,
            pending: {
              nonce: 'sn_0tUe5DzWk9CxP7gS',
              providerId: 'harbour',
              next: 'noMatchedAccount' as const,
              expiresTs: ahead('9m'),
            },
          },
        },
        empty: { summary: 'No third parties are set up', value: { providers: [] } },
      },
    },
  },
  registerSocialAccount: {
    request: singleExample('Blog name and age', { nonce, tumblelog: 'second-breakfast', age: 34 }),
    responses: { 201: singleExample('The account exists', newAccount) },
  },
  completeSocialRegistration: {
    request: singleExample('What was missing', { nonce, tumblelog: 'second-breakfast', age: 34 }),
    responses: { 201: singleExample('The account is complete', newAccount) },
  },
  startSocialSession: {
    request: {
      nonce: { summary: 'Already linked', value: { nonce } },
      link: {
        summary: 'Link it with the password',
        value: { nonce, link3pa: true, password: 'lantern-7-loom' },
      },
    },
    responses: { 200: singleExample('Logged in', cookieSession) },
  },
  unlinkProvider: { request: singleExample('Unlink one', { provider_id: 'openid-demo' }) },
  createCaptchaChallenge: {
    request: singleExample('For the login form', { action: 'login' as const }),
    responses: {
      201: singleExample('Find the number', {
        algorithm: 'SHA-256' as const,
        challenge: '7f6c1f8f7a0c7f1c8a3e5cd0b4f2a6d95e13b8c07a4d92e6f1b35c8d7e9a0b42',
        salt: 'b1946ac92492d234?expires=1794658200',
        maxNumber: 100_000,
        signature: '3a1e9c5b7d2f4680a1c3e5f7092b4d6f8193a5c7e9fb0d2f4163857a9cbed0f2',
        expiresTs: ahead('10m'),
      }),
    },
  },
} satisfies Examples;
