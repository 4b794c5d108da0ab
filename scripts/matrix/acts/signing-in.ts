import { type Act, TOKEN } from './act.ts';

/** Who came back registered here before and did not come to the end. */
function isHalfDone({ response: { pending } }: { response: { pending: { next: string } } }): void {
  pending.next = 'complete';
}

const LOGGED_OUT: readonly Act[] = [
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
    given: { completePasswordReset: 'review' },
    steps: [
      ['type', 'New password', 'a thread of blue wool'],
      ['press', 'Save and log in'],
      ['press', 'Remove Phone'],
    ],
  },
  {
    operation: 'restoreAccount',
    path: `/login/undo?change=address&${TOKEN}`,
    steps: [['press', 'It was not me, undo it']],
  },
  {
    operation: 'createCaptchaChallenge',
    path: '/login',
    given: { createToken: 'recaptcha-token-expired' },
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['type', 'Password', 'lantern-7-loom'],
      ['press', 'Log in'],
    ],
  },
  {
    operation: 'startSocialSignIn',
    path: '/login',
    steps: [['press', 'Go on with Harbour']],
    leadsElsewhere: true,
  },
  {
    operation: 'registerSocialAccount',
    path: '/login/with#nonce',
    given: { getSocialSignIn: 'sn_4vGkR9xPq2LtD7wZ' },
    steps: [
      ['type', 'Your age', '34'],
      ['press', 'Sign up'],
    ],
  },
  {
    operation: 'completeSocialRegistration',
    path: '/login/with#nonce',
    given: { getSocialSignIn: { example: 'sn_4vGkR9xPq2LtD7wZ', change: isHalfDone } },
    steps: [
      ['type', 'Your age', '34'],
      ['press', 'Sign up'],
    ],
  },
  {
    operation: 'startSocialSession',
    path: '/login/with#nonce',
    given: { getSocialSignIn: 'linkAccount' },
    steps: [
      ['type', 'Your password here', 'lantern-7-loom'],
      ['press', 'Link and log in'],
    ],
  },
];

/** Ways in: all of them as a visitor, but for what a mailed link and the first steps ask of a member. */
export const signingIn: readonly Act[] = [
  ...LOGGED_OUT.map((act) => ({ ...act, isVisitor: true })),
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
