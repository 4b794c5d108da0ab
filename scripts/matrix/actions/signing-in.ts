import { TOKEN, type UserAction } from './action.ts';

/** The returning person registered before and did not finish. */
function leaveUnfinished({ response: { pending } }: { response: { pending: { next: string } } }): void {
  pending.next = 'complete';
}

const LOGGED_OUT: readonly UserAction[] = [
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
  {
    operation: 'removeWaysIn',
    path: `/passwordreset/new?${TOKEN}`,
    presetAnswers: { completePasswordReset: 'review' },
    steps: [
      ['type', 'New password', 'a thread of blue wool'],
      ['press', 'Save and log in'],
      ['press', 'Remove Phone'],
    ],
  },
  {
    operation: 'restoreAccount',
    path: `/login/undo?change=address&${TOKEN}`,
    steps: [['press', 'Undo the change']],
  },
  {
    operation: 'createCaptchaChallenge',
    path: '/login',
    presetAnswers: { createToken: 'recaptcha-token-expired' },
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['type', 'Password', 'lantern-7-loom'],
      ['press', 'Log in'],
    ],
  },
  {
    operation: 'startSocialSignIn',
    path: '/login',
    steps: [['press', 'Continue with Harbour']],
    leadsElsewhere: true,
  },
  {
    operation: 'registerSocialAccount',
    path: '/login/with#nonce',
    presetAnswers: { getSocialSignIn: 'sn_4vGkR9xPq2LtD7wZ' },
    steps: [
      ['type', 'Your age', '34'],
      ['press', 'Sign up'],
    ],
  },
  {
    operation: 'completeSocialRegistration',
    path: '/login/with#nonce',
    presetAnswers: { getSocialSignIn: { example: 'sn_4vGkR9xPq2LtD7wZ', change: leaveUnfinished } },
    steps: [
      ['type', 'Your age', '34'],
      ['press', 'Sign up'],
    ],
  },
  {
    operation: 'startSocialSession',
    path: '/login/with#nonce',
    presetAnswers: { getSocialSignIn: 'linkAccount' },
    steps: [
      ['type', 'Your password here', 'lantern-7-loom'],
      ['press', 'Link and log in'],
    ],
  },
];

/** Ways to log in: as a visitor, except for the steps that mailed links and onboarding require of a member. */
export const signInActions: readonly UserAction[] = [
  ...LOGGED_OUT.map((action) => ({ ...action, isVisitor: true })),
  { operation: 'verifyEmail', path: `/login/confirm?${TOKEN}`, steps: [['press', 'Yes, it is mine']] },
  {
    operation: 'followOnboardingTopics',
    path: '/getting-to-know-skein/topics',
    steps: [
      ['press', 'Photography'],
      ['press', 'Bread'],
      ['press', 'Maps'],
      ['press', 'Go on'],
    ],
  },
  {
    operation: 'completeOnboarding',
    path: '/getting-to-know-skein/blogs',
    steps: [['press', 'To my dashboard']],
  },
];
