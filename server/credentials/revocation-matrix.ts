/**
 * The credential revocation matrix as data: which credentials and pending effects of a member end with which event.
 * `revokeCredentials` executes it, `revocation.test.ts` tests every cell, and docs/security.md shows it.
 */

/**
 * All credentials that open an account, and effects that are still pending after its owner has reacted. In the order of
 * the table.
 */
export const CREDENTIALS = {
  password: { group: 'access', title: 'the old password' },
  currentSession: { group: 'access', title: 'the session of the requesting browser' },
  otherSession: { group: 'access', title: 'sessions of other browsers' },
  currentStream: { group: 'access', title: 'the live stream of the requesting browser' },
  otherStream: { group: 'access', title: 'live streams of other browsers' },
  accessToken: { group: 'access', title: 'access tokens of programs that logged in by password' },
  authorizationCode: { group: 'access', title: 'authorization codes of apps (OAuth 2)' },
  appAccessToken: { group: 'access', title: 'access tokens of apps (OAuth 2)' },
  appRefreshToken: { group: 'access', title: 'refresh tokens of apps (OAuth 2)' },
  signedToken: { group: 'access', title: 'tokens of apps that sign (OAuth 1.0a)' },
  requestToken: { group: 'access', title: 'request tokens that the member authorized (OAuth 1.0a)' },
  passkey: { group: 'credentials', title: 'passkeys' },
  passkeyBeingAdded: { group: 'credentials', title: 'a passkey that is being added' },
  provider: { group: 'credentials', title: 'linked sign-in providers' },
  providerBeingLinked: { group: 'credentials', title: 'a sign-in provider that is being linked' },
  providerSignIn: { group: 'credentials', title: 'a sign-in by a linked provider that is in progress' },
  secondFactor: { group: 'credentials', title: 'the second factor' },
  secondFactorSetup: { group: 'credentials', title: 'a second factor that is being set up' },
  backupCode: { group: 'credentials', title: 'backup codes' },
  currentRememberedBrowser: {
    group: 'credentials',
    title: 'the requesting browser, remembered for the second factor',
  },
  otherRememberedBrowser: { group: 'credentials', title: 'other browsers remembered for the second factor' },
  pendingEmail: { group: 'links', title: 'a pending change of address, and its mailed link' },
  verifyLink: { group: 'links', title: 'the mailed link that confirms the current address' },
  resetLink: { group: 'links', title: 'mailed links for a new password' },
  loginLink: { group: 'links', title: 'mailed log-in links' },
  proofCode: { group: 'links', title: 'mailed proof codes' },
  recoverLink: { group: 'links', title: 'mailed links that begin account recovery' },
  recoveredLink: {
    group: 'links',
    title: 'account recovery in progress, and the mailed link that finishes it',
  },
  keepLink: { group: 'links', title: 'mailed links that cancel account recovery' },
  undoLink: { group: 'links', title: 'mailed links that undo an earlier change of the account' },
  reviewToken: { group: 'links', title: 'the review of log-in methods after a reset' },
  pushDevice: { group: 'effects', title: 'push devices of other browsers' },
  upload: { group: 'effects', title: 'uploads in progress' },
  queuedPost: { group: 'effects', title: 'queued posts' },
  dataDownload: { group: 'effects', title: 'the address of a data download in another browser' },
  invitationSent: { group: 'effects', title: 'invitations to group blogs that the member sent' },
  invitationReceived: { group: 'effects', title: 'invitations to group blogs that the member received' },
} as const satisfies Record<string, { group: string; title: string }>;

export type Credential = keyof typeof CREDENTIALS;

/** Effect of an event on the credentials of its member. Every credential is in exactly one of the lists. */
export interface Revocation {
  title: string;
  ends: readonly Credential[];
  stays: readonly Credential[];
  /** Credentials that no account can have when the event happens. */
  cannotBe?: readonly Credential[];
  /** Reasons, where they are not obvious. */
  why: Partial<Record<Credential, string>>;
}

const OTHER_SESSIONS = ['otherSession', 'otherStream', 'pushDevice', 'dataDownload'] as const;
const OWN_SESSION = ['currentSession', 'currentStream'] as const;
const APP_GRANTS = [
  'authorizationCode',
  'appAccessToken',
  'appRefreshToken',
  'signedToken',
  'requestToken',
] as const;
const REMEMBERED_BROWSERS = ['currentRememberedBrowser', 'otherRememberedBrowser'] as const;
/** Pending additions of a sign-in method by a session that authenticated before the event. */
const BEING_ADDED = ['passkeyBeingAdded', 'providerBeingLinked', 'secondFactorSetup'] as const;
/** Mailed links and codes that grant access or confirm a change. */
const ENTRY_LINKS = [
  'resetLink',
  'loginLink',
  'proofCode',
  'recoverLink',
  'recoveredLink',
  'keepLink',
  'reviewToken',
] as const;
const CONTENT = ['upload', 'queuedPost'] as const;

/**
 * Credentials that end with a new password, in whatever way it was set: they may belong to an attacker who knew the old
 * one.
 */
const NEW_PASSWORD = [
  'password',
  ...OTHER_SESSIONS,
  'accessToken',
  ...APP_GRANTS,
  ...BEING_ADDED,
  'providerSignIn',
  ...REMEMBERED_BROWSERS,
  'pendingEmail',
  ...ENTRY_LINKS,
  'invitationSent',
] as const;
const NEW_PASSWORD_WHY = {
  pendingEmail: 'an intruder who requested it would take the account over after the new password',
  recoveredLink: 'setting a password required access; recovery can be requested again',
  undoLink: 'the owner of an earlier address takes precedence over the person who sets a password now',
  verifyLink: 'it only confirms the mailbox and grants no access',
  passkey: 'listed for review with the date, because most are the owner’s own; see the decision',
  provider: 'listed for review with the date',
  secondFactor:
    'its code was required, or it protects the new password from an attacker who knew the old one',
  upload: 'a browser continues it only while it is logged in',
  queuedPost: 'the owner finds it in the queue; deleting the queue would harm them more than an intruder',
  invitationSent: 'an intruder could have invited themselves, and would write for the blog afterwards',
} as const;

const ALL_CREDENTIALS = Object.keys(CREDENTIALS) as Credential[];

/** The events, and the credentials that end with each. */
export const REVOCATIONS = {
  passwordChanged: {
    title: 'new password in settings',
    ends: NEW_PASSWORD,
    stays: [
      ...OWN_SESSION,
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      'undoLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: {
      ...NEW_PASSWORD_WHY,
      currentSession: 'it proved the old password, and the second factor where there is one',
    },
  },
  passwordReset: {
    title: 'new password by e-mail',
    ends: [...NEW_PASSWORD, ...OWN_SESSION],
    stays: [
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      'undoLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: { ...NEW_PASSWORD_WHY, currentSession: 'the reset starts a new one' },
  },
  unconfirmedPasswordReset: {
    title: 'new password by e-mail, address never confirmed before',
    ends: [...NEW_PASSWORD, ...OWN_SESSION, 'passkey', 'provider', 'secondFactor', 'backupCode'],
    stays: ['verifyLink', 'undoLink', ...CONTENT, 'invitationReceived'],
    why: {
      passkey:
        'the person who registered never proved the address, and may have prepared to take the account over (pre-hijacking)',
      secondFactor: 'otherwise its code would lock the owner of the address out; it is not required',
      undoLink: NEW_PASSWORD_WHY.undoLink,
    },
  },
  passwordSetByOperator: {
    title: 'new password set by the operator',
    ends: [...NEW_PASSWORD, ...OWN_SESSION],
    stays: [
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      'undoLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: {
      passkey: 'the task lists the remaining log-in methods',
      secondFactor: 'the operator proves no mailbox',
    },
  },
  accountRecovered: {
    title: 'account recovery finished',
    ends: [...NEW_PASSWORD, ...OWN_SESSION, 'passkey', 'secondFactor', 'backupCode'],
    stays: ['provider', 'verifyLink', 'undoLink', ...CONTENT, 'invitationReceived'],
    why: {
      password: 'an intruder who knows it could set up a second factor again and lock the owner out',
      provider: 'it was not lost; the reset that follows lists it',
    },
  },
  changeUndone: {
    title: '“this was not me”: a change undone by its mailed link',
    ends: [...NEW_PASSWORD, ...OWN_SESSION, 'undoLink'],
    stays: [
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: {
      password: 'an intruder knows it; the response asks for a new one',
      passkey: 'those added since the change are removed, older ones are listed at the reset that follows',
      undoLink:
        'links of the same and of later changes end, those of earlier changes stay: the oldest owner takes precedence',
    },
  },
  emailChanged: {
    title: 'change of address, once the new one is confirmed',
    ends: ['pendingEmail', 'verifyLink', ...ENTRY_LINKS],
    stays: [
      'password',
      ...OWN_SESSION,
      ...OTHER_SESSIONS,
      'accessToken',
      ...APP_GRANTS,
      'passkey',
      ...BEING_ADDED,
      'provider',
      'providerSignIn',
      'secondFactor',
      'backupCode',
      ...REMEMBERED_BROWSERS,
      'undoLink',
      ...CONTENT,
      'invitationSent',
      'invitationReceived',
    ],
    why: {
      resetLink: 'it was mailed to the old address',
      recoveredLink: 'it was started by the old address',
      otherSession: 'the password is the same, and the owner would be logged out by an intruder’s change',
      undoLink: 'the oldest owner takes precedence',
    },
  },
  secondFactorOn: {
    title: 'second factor switched on',
    ends: ['passkeyBeingAdded', 'providerBeingLinked', 'secondFactorSetup', 'pendingEmail', 'reviewToken'],
    stays: [
      'password',
      ...OWN_SESSION,
      ...OTHER_SESSIONS,
      'accessToken',
      ...APP_GRANTS,
      'passkey',
      'provider',
      'providerSignIn',
      'verifyLink',
      'resetLink',
      'loginLink',
      'proofCode',
      'recoverLink',
      'recoveredLink',
      'keepLink',
      'undoLink',
      ...CONTENT,
      'invitationSent',
      'invitationReceived',
    ],
    cannotBe: ['secondFactor', 'backupCode', ...REMEMBERED_BROWSERS],
    why: {
      pendingEmail: 'it was requested without the code that is required from now on',
      resetLink: 'it requires the code from now on',
      secondFactorSetup: 'it has become the second factor',
    },
  },
  secondFactorOff: {
    title: 'second factor switched off',
    ends: ['secondFactor', 'backupCode', ...REMEMBERED_BROWSERS],
    stays: [
      'password',
      ...OWN_SESSION,
      ...OTHER_SESSIONS,
      'accessToken',
      ...APP_GRANTS,
      'passkey',
      'passkeyBeingAdded',
      'provider',
      'providerBeingLinked',
      'providerSignIn',
      'pendingEmail',
      'verifyLink',
      'resetLink',
      'loginLink',
      'proofCode',
      'recoverLink',
      'recoveredLink',
      'keepLink',
      'undoLink',
      'reviewToken',
      ...CONTENT,
      'invitationSent',
      'invitationReceived',
    ],
    cannotBe: ['secondFactorSetup'],
    why: {
      otherSession: 'the code and the password were required; the owner is notified with a link to undo it',
    },
  },
  accountSuspended: {
    title: 'suspension',
    ends: [
      ...OWN_SESSION,
      ...OTHER_SESSIONS,
      'accessToken',
      ...APP_GRANTS,
      ...BEING_ADDED,
      'providerSignIn',
      ...REMEMBERED_BROWSERS,
      'pendingEmail',
      ...ENTRY_LINKS,
      'invitationSent',
    ],
    stays: [
      'password',
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      'undoLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: {
      password: 'the member cannot log in while it lasts; what stays works again once it is lifted',
      queuedPost: 'published only once the suspension is lifted',
    },
  },
  accountDeleted: {
    title: 'deletion by the member, within thirty days',
    ends: [
      ...OWN_SESSION,
      ...OTHER_SESSIONS,
      'accessToken',
      ...APP_GRANTS,
      ...BEING_ADDED,
      'providerSignIn',
      ...REMEMBERED_BROWSERS,
      'pendingEmail',
      ...ENTRY_LINKS,
      'invitationSent',
    ],
    stays: [
      'password',
      'passkey',
      'provider',
      'secondFactor',
      'backupCode',
      'verifyLink',
      'undoLink',
      ...CONTENT,
      'invitationReceived',
    ],
    why: {
      password: 'logging in restores the account, and everything that stays with it',
      undoLink: 'an intruder who deletes the account must not end the owner’s undo link',
    },
  },
  accountClosed: {
    title: 'final deletion',
    ends: ALL_CREDENTIALS,
    stays: [],
    why: {},
  },
  loggedOut: {
    title: 'logging out',
    ends: [...OWN_SESSION],
    stays: ALL_CREDENTIALS.filter(
      (credential) => !(OWN_SESSION as readonly Credential[]).includes(credential),
    ),
    why: { currentRememberedBrowser: 'a remembered browser needs no code at the next log-in' },
  },
  sessionEnded: {
    title: 'one session ended from the list',
    ends: [...OTHER_SESSIONS, 'otherRememberedBrowser'],
    stays: ALL_CREDENTIALS.filter(
      (credential) =>
        !([...OTHER_SESSIONS, 'otherRememberedBrowser'] as readonly Credential[]).includes(credential),
    ),
    why: { otherRememberedBrowser: 'a session is ended to lock its browser out' },
  },
  otherSessionsEnded: {
    title: '“log out everywhere”',
    ends: [...OTHER_SESSIONS, 'accessToken', 'otherRememberedBrowser'],
    stays: [
      'password',
      ...OWN_SESSION,
      ...APP_GRANTS,
      'passkey',
      ...BEING_ADDED,
      'provider',
      'providerSignIn',
      'secondFactor',
      'backupCode',
      'currentRememberedBrowser',
      'pendingEmail',
      'verifyLink',
      ...ENTRY_LINKS,
      'undoLink',
      ...CONTENT,
      'invitationSent',
      'invitationReceived',
    ],
    why: {
      accessToken: 'the list of sessions shows them beside the browsers',
      appAccessToken: 'apps are revoked one by one in the list of apps',
      pendingEmail: 'it was requested with the password; a new password ends it',
    },
  },
  appRevoked: {
    title: 'an app revoked (its own credentials)',
    ends: [...APP_GRANTS],
    stays: ALL_CREDENTIALS.filter(
      (credential) => !(APP_GRANTS as readonly Credential[]).includes(credential),
    ),
    why: {},
  },
  blogMemberRemoved: {
    title: 'removal from a group blog',
    ends: ['invitationSent'],
    stays: ALL_CREDENTIALS.filter((credential) => credential !== 'invitationSent'),
    why: {
      invitationSent: 'those to this blog: a removed member must not return through somebody they invited',
      queuedPost: 'it belongs to the blog, whose admins find it in the queue',
    },
  },
  blogBlocked: {
    title: 'a block',
    ends: ['invitationSent', 'invitationReceived'],
    stays: ALL_CREDENTIALS.filter(
      (credential) => credential !== 'invitationSent' && credential !== 'invitationReceived',
    ),
    why: { invitationSent: 'those between the two: a blocked member cannot be invited either' },
  },
} as const satisfies Record<string, Revocation>;

export type RevocationEvent = keyof typeof REVOCATIONS;

export type CredentialOutcome = 'ends' | 'stays' | 'cannotBe';

/** Returns the matrix cell of an event and a credential. */
export function outcomeOf(event: RevocationEvent, credential: Credential): CredentialOutcome {
  const { ends, cannotBe = [] }: Revocation = REVOCATIONS[event];
  if (ends.includes(credential)) return 'ends';
  return cannotBe.includes(credential) ? 'cannotBe' : 'stays';
}
