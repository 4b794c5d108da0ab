import type { UserAction } from './action.ts';

interface OwnUser {
  response: { user: { emailVerified: boolean } };
}

function isUnconfirmed({ response: { user } }: OwnUser): void {
  user.emailVerified = false;
}

/** The address an OAuth 2 app redirects people to. */
export const OAUTH2_AUTHORIZE_PATH = `/oauth2/authorize?${new URLSearchParams({
  response_type: 'code',
  client_id: 'cl_darkroom',
  redirect_uri: 'https://darkroom.example/return',
  scope: 'basic write',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})}`;

/** The address an OAuth 1.0a app redirects people to. */
export const OAUTH1_AUTHORIZE_PATH = '/oauth/authorize?oauth_token=rt-9fKx2VqLw7RzTn4D';

/** Actions on the account, its apps and data downloads. */
export const accountActions: readonly UserAction[] = [
  {
    operation: 'editAccount',
    path: '/settings/account',
    steps: [
      ['press', 'Change e-mail address'],
      ['type', 'New e-mail address', 'marlow@other.example'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['press', 'Send the link'],
    ],
  },
  {
    operation: 'sendVerificationEmail',
    path: '/settings/account',
    presetAnswers: { getUserInfo: { example: 'loggedIn', change: isUnconfirmed } },
    steps: [['press', 'Send the link again']],
  },
  {
    operation: 'setBirthDate',
    path: '/settings/account',
    steps: [
      ['press', 'Add your birth date'],
      ['type', 'Month', '5'],
      ['type', 'Day', '17'],
      ['type', 'Year', '1990'],
      ['press', 'Save'],
    ],
  },
  {
    operation: 'unlinkProvider',
    path: '/settings/account',
    steps: [['press', 'Unlink Lantern ID (demo)']],
  },
  {
    operation: 'deleteAccount',
    path: '/settings/account',
    steps: [
      ['press', 'Delete account'],
      ['type', 'Your password', 'lantern-7-loom'],
      ['press', 'Delete my account'],
    ],
  },
  {
    operation: 'requestDataDownload',
    path: '/settings/your-data',
    presetAnswers: { listDataDownloads: 'empty' },
    steps: [['press', 'Pack my data']],
  },
  { operation: 'deleteDataDownload', path: '/settings/your-data', steps: [['press', 'Stop packing']] },
  {
    operation: 'createOauthClient',
    path: '/oauth/apps',
    steps: [
      ['press', 'Register an app'],
      ['type', 'Name', 'Fog Bell'],
      ['type', 'Website', 'https://bell.example'],
      ['type', 'Where people are sent back to', 'https://bell.example/back'],
      ['press', 'Register it'],
    ],
  },
  {
    operation: 'editOauthClient',
    path: '/oauth/apps',
    steps: [
      ['press', 'Change it'],
      ['type', 'Name', 'Fog Bell'],
      ['press', 'Save'],
    ],
  },
  { operation: 'createOauthClientSecret', path: '/oauth/apps', steps: [['press', 'New secret']] },
  {
    operation: 'deleteOauthClient',
    path: '/oauth/apps',
    steps: [
      ['press', 'Delete'],
      ['press', 'Delete it'],
    ],
  },
  {
    operation: 'revokeAppAccess',
    path: '/settings/apps',
    steps: [['press', 'Take back what Darkroom Uploader may do']],
  },
  {
    operation: 'answerAuthorization',
    path: OAUTH2_AUTHORIZE_PATH,
    steps: [['press', 'Allow Darkroom Uploader']],
    leadsElsewhere: true,
  },
  {
    operation: 'answerRequestToken',
    path: OAUTH1_AUTHORIZE_PATH,
    steps: [['press', 'Allow Darkroom Uploader']],
    leadsElsewhere: true,
  },
  {
    operation: 'createSupportRequest',
    path: '/support',
    steps: [
      ['choose', 'What is it about?', 'bug'],
      ['type', 'Your e-mail address', 'una@example.com'],
      ['type', 'Your letter', 'The calendar of the archive leaves March out.'],
      ['press', 'Send'],
    ],
  },
];
