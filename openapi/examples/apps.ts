import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { ago } from './shapes.ts';
import type { Schemas } from './world.ts';

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const scopes = {
  basic: { name: 'basic', description: 'Read your blogs, dashboard and likes' },
  write: { name: 'write', description: 'Post, like and follow as you' },
  offline_access: { name: 'offline_access', description: 'Stay connected while you are away' },
} satisfies Record<string, Schemas['OAuthScope']>;

const darkroom: Schemas['OAuthApp'] = {
  clientId: 'darkroom-uploader',
  name: 'Darkroom Uploader',
  description: 'Sends scans straight to your queue.',
  website: 'https://darkroom.example',
  authorName: 'plot-fourteen',
};
const almanac: Schemas['OAuthApp'] = {
  clientId: 'night-almanac',
  name: 'Night Almanac',
  description: 'Posts what is up tonight.',
  website: 'https://almanac.example',
  authorName: 'bitbarrow',
};
const feeds: Schemas['OAuthApp'] = {
  clientId: 'paper-feed',
  name: 'Paper Feed',
  description: 'Prints your dashboard on a receipt printer.',
  website: 'https://paperfeed.example',
};

const fogBell: Schemas['OAuthClient'] = {
  clientId: 'fog-bell',
  name: 'Fog Bell',
  description: 'Rings when somebody I follow posts fog.',
  website: 'https://fogbell.example',
  redirectUris: ['https://fogbell.example/callback'],
  confidential: true,
  createdTs: ago('200d'),
  userCount: 12,
};
const clients: Schemas['OAuthClient'][] = [
  fogBell,
  {
    clientId: 'frame-counter',
    name: 'Frame counter',
    description: 'Counts what is left on the roll.',
    website: 'https://frames.example',
    redirectUris: ['https://frames.example/in'],
    confidential: true,
    createdTs: ago('320d'),
    userCount: 3,
  },
  {
    clientId: 'print-drawer',
    name: 'Print drawer',
    description: 'Keeps the list of prints.',
    website: 'https://prints.example',
    redirectUris: ['http://127.0.0.1:8080/callback'],
    confidential: false,
    createdTs: ago('512d'),
    userCount: 1,
  },
];
const secret = 'sk_4nVx8QzLr2KfWd6YpT1cHb9JmE5sGa7u';
const request: Schemas['OAuthClientRequest'] = {
  name: 'Fog Bell',
  description: 'Rings when somebody I follow posts fog.',
  website: 'https://fogbell.example',
  redirect_uris: ['https://fogbell.example/callback'],
};

const ask = {
  response_type: 'code' as const,
  client_id: 'darkroom-uploader',
  redirect_uri: 'https://darkroom.example/return',
  scope: 'basic write',
  state: 'af0ifjsldkj',
  code_challenge: challenge,
  code_challenge_method: 'S256' as const,
};
const tokens: Schemas['OAuthTokens'] = {
  tokenType: 'bearer',
  accessToken: 'at_9fKx2VqLw7RzTn4D',
  expiresIn: 3600,
  refreshToken: 'rt_3hBm8YcSp1WjQe6G',
  scope: 'basic write offline_access',
};

/** OAuth clients: authorizing them, their tokens, and registering one. */
export const examples = {
  getAuthorization: {
    responses: {
      200: {
        'darkroom-uploader': {
          summary: 'Asks to read and write',
          value: { app: darkroom, scopes: [scopes.basic, scopes.write], alreadyAuthorized: false },
        },
        'night-almanac': {
          summary: 'Was allowed before',
          value: { app: almanac, scopes: [scopes.basic], alreadyAuthorized: true },
        },
      },
    },
  },
  answerAuthorization: {
    request: {
      allow: { summary: 'Allow', value: { ...ask, allow: true } },
      refuse: { summary: 'Refuse', value: { ...ask, allow: false } },
    },
    responses: {
      200: {
        allow: {
          summary: 'Back with a code',
          value: {
            redirectTo: 'https://darkroom.example/return?code=ac_6LsPq0XtVz2N&state=af0ifjsldkj',
            code: 'ac_6LsPq0XtVz2N',
          },
        },
        refuse: {
          summary: 'Back without one',
          value: { redirectTo: 'https://darkroom.example/return?error=access_denied&state=af0ifjsldkj' },
        },
      },
    },
  },
  getRequestToken: {
    responses: {
      200: {
        'darkroom-uploader': {
          summary: 'Asks, and has an address',
          value: {
            app: darkroom,
            scopes: Object.values(scopes),
            alreadyAuthorized: false,
            redirectUri: 'https://darkroom.example/return',
          },
        },
        'night-almanac': {
          summary: 'Has no address: the member carries the code',
          value: { app: almanac, scopes: Object.values(scopes), alreadyAuthorized: true },
        },
      },
    },
  },
  answerRequestToken: {
    request: {
      allow: { summary: 'Allow', value: { oauth_token: 'rt-9fKx2VqLw7RzTn4D', allow: true } },
      refuse: { summary: 'Refuse', value: { oauth_token: 'rt-9fKx2VqLw7RzTn4D', allow: false } },
    },
    responses: {
      200: {
        allow: {
          summary: 'Back with a verifier',
          value: {
            redirectTo:
              'https://darkroom.example/return?oauth_token=rt-9fKx2VqLw7RzTn4D&oauth_verifier=vr-6LsPq0XtVz2N',
          },
        },
        code: { summary: 'A code to carry', value: { verifier: 'k7qd-81zn' } },
        refuse: {
          summary: 'Back without one',
          value: {
            redirectTo:
              'https://darkroom.example/return?oauth_token=rt-9fKx2VqLw7RzTn4D&oauth_problem=permission_denied',
          },
        },
      },
    },
  },
  redeemGrant: {
    request: {
      code: {
        summary: 'A code',
        value: {
          grant_type: 'authorization_code' as const,
          client_id: 'darkroom-uploader',
          code: 'ac_6LsPq0XtVz2N',
          redirect_uri: 'https://darkroom.example/return',
          code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        },
      },
      refresh: {
        summary: 'A refresh token',
        value: {
          grant_type: 'refresh_token' as const,
          client_id: 'darkroom-uploader',
          refresh_token: 'rt_3hBm8YcSp1WjQe6G',
        },
      },
    },
    responses: { 200: singleExample('New tokens', tokens) },
  },
  revokeToken: { request: singleExample('An access token', { token: 'at_9fKx2VqLw7RzTn4D' }) },
  listOauthClients: {
    responses: {
      200: listPages({ key: 'clients', path: '/v2/oauth2/clients', by: 'offset', items: clients }),
    },
  },
  createOauthClient: {
    request: singleExample('An app', request),
    responses: {
      201: singleExample('Registered; keep the secret', {
        client: { ...fogBell, clientSecret: secret, userCount: 0 },
      }),
    },
  },
  editOauthClient: {
    request: singleExample('A better description', { ...request, description: 'Rings for fog, gently.' }),
    responses: {
      200: singleExample('Changed', { client: { ...fogBell, description: 'Rings for fog, gently.' } }),
    },
  },
  createOauthClientSecret: {
    responses: { 201: singleExample('A new secret', { client: { ...fogBell, clientSecret: secret } }) },
  },
  listAuthorizedApps: {
    responses: {
      200: listPages({
        key: 'apps',
        path: '/v2/user/apps',
        by: 'offset',
        items: [
          {
            app: darkroom,
            scopes: [scopes.basic, scopes.write],
            authorizedTs: ago('63d'),
            lastUsedTs: ago('2d 4h'),
          },
          { app: almanac, scopes: [scopes.basic], authorizedTs: ago('150d'), lastUsedTs: ago('1h') },
          { app: feeds, scopes: [scopes.basic, scopes.offline_access], authorizedTs: ago('400d') },
        ],
      }),
    },
  },
} satisfies Examples;
