import { PASSWORD, type UserAction } from './action.ts';

interface WaitingUser {
  response: { user: { recoveryEndsTs: number } };
}

function isWaitedFor({ response: { user } }: WaitingUser): void {
  user.recoveryEndsTs = 1_794_830_400;
}

const PASSKEYS = '/settings/passkeys';
/** The token of a mailed link. */
const MAILED_TOKEN = '#abcdefghijklmnopqrstuvwxyz0123456789';

/** Actions on passkeys, step-up authentication and account recovery. */
export const passkeyActions: readonly UserAction[] = [
  {
    operation: 'getProofs',
    path: PASSKEYS,
    steps: [['press', 'Add a passkey']],
    silentBecause: 'the password is asked for, as most members have one',
  },
  {
    operation: 'startPasskey',
    path: PASSKEYS,
    steps: [
      ['press', 'Add a passkey'],
      ['type', 'Your password', PASSWORD],
      ['press', 'Go on'],
    ],
  },
  {
    operation: 'editPasskey',
    path: PASSKEYS,
    steps: [
      ['press', 'Rename Phone'],
      ['type', 'Name of the passkey', 'Telephone'],
      ['press', 'Save the name'],
    ],
  },
  {
    operation: 'deletePasskey',
    path: PASSKEYS,
    steps: [
      ['press', 'Remove Phone'],
      ['type', 'Your password', PASSWORD],
      ['press', 'Remove it'],
    ],
  },
  {
    operation: 'sendProofCode',
    path: PASSKEYS,
    presetAnswers: { getProofs: 'mail' },
    steps: [
      ['press', 'Remove Phone'],
      ['press', 'Mail me a code'],
    ],
  },
  {
    operation: 'cancelRecovery',
    path: PASSKEYS,
    presetAnswers: { getUserInfo: { example: 'loggedIn', change: isWaitedFor } },
    steps: [['press', 'Cancel recovery']],
  },
  {
    operation: 'sendRecovery',
    path: '/login/recover',
    isVisitor: true,
    steps: [
      ['type', 'Email', 'marlow@example.com'],
      ['press', 'Mail me the way back'],
    ],
  },
  {
    operation: 'startRecovery',
    path: `/login/recover/open${MAILED_TOKEN}`,
    isVisitor: true,
    steps: [['press', 'Start the 48 hours']],
  },
  {
    operation: 'finishRecovery',
    path: `/login/recover/finish${MAILED_TOKEN}`,
    isVisitor: true,
    steps: [['press', 'Take them away']],
  },
  {
    operation: 'revokeRecovery',
    path: `/login/recover/keep${MAILED_TOKEN}`,
    isVisitor: true,
    steps: [['press', 'Cancel recovery']],
  },
];
