import { queryText } from '#src/paths/path-segments.ts';

/** What the sign-in pages are told about why they opened (spec 001 §2, login wall). */
export interface SignInQuery {
  /** Where to go afterwards; the sign-in pages check it with `safeRedirect`. */
  redirectTo?: string;
  /** Which action of a visitor led here, such as `like`. */
  source?: string;
  /** The name of a blog that they follow once they are in. */
  follow?: string;
}

/** What the pages that mail a link are told: what their reader came for goes with the letter. */
export interface MailedLinkQuery extends SignInQuery {
  /** The step after it: the link is on its way. */
  isSent?: boolean;
}

function signInQuery({ redirectTo, source, follow }: SignInQuery): string {
  return queryText({ source, follow, redirect_to: redirectTo });
}

function mailedLinkQuery({ redirectTo, source, follow, isSent = false }: MailedLinkQuery): string {
  return queryText({ source, follow, redirect_to: redirectTo, sent: isSent ? '1' : undefined });
}

/** Addresses of this feature's screens, as patterns. */
export const authPatterns = {
  home: '/',
  login: '/login',
  loginLink: '/login/link',
  openLink: '/login/link/open',
  confirmEmail: '/login/confirm',
  passwordReset: '/passwordreset',
  recover: '/login/recover',
  openRecovery: '/login/recover/open',
  finishRecovery: '/login/recover/finish',
  keepFactors: '/login/recover/keep',
  /** Where the letters that tell of a change of the account lead. */
  undo: '/login/undo',
  newPassword: '/passwordreset/new',
  register: '/register',
  /** Older addresses of the same forms, which other sites link to (spec 000 §2.6). */
  loginToFollow: '/login/follow/:blogName',
  registerToFollow: '/register/follow/:blogName',
  /** Steps of the specification that are begun at the form: they belong to a sign-in that is under way. */
  linkAccount: '/linkaccount',
  twoFactorAuthentication: '/twofactorauthentication',
  noMatchedAccount: '/nomatchedaccount',
  registerWithBird: '/register/bird',
  /** Where third parties lead back to, once the server has looked at who came. */
  thirdParty: '/login/with',
  /** Where apps send members, to be allowed (OAuth 2). */
  authorizeApp: '/oauth2/authorize',
  /** The same for apps that sign (OAuth 1.0a); programs of the API family know it by heart. */
  authorizeSignedApp: '/oauth/authorize',
  onboarding: '/onboarding',
  topics: '/getting-to-know-skein/topics',
  startingBlogs: '/getting-to-know-skein/blogs',
} as const;

/** Addresses of this feature's screens, built. */
export const authPaths = {
  /** Landing page for visitors, dashboard for members. */
  home: () => '/',
  login: (about: SignInQuery = {}) => `/login${signInQuery(about)}`,
  loginLink: (about: MailedLinkQuery = {}) => `/login/link${mailedLinkQuery(about)}`,
  passwordReset: (about: MailedLinkQuery = {}) => `/passwordreset${mailedLinkQuery(about)}`,
  /** Choosing a new password; the token of a mailed link stands behind its `#`. */
  newPassword: () => '/passwordreset/new',
  /** The way back when the second factor and all passkeys are lost. */
  recover: (about: MailedLinkQuery = {}) => `/login/recover${mailedLinkQuery(about)}`,
  register: (about: SignInQuery = {}) => `/register${signInQuery(about)}`,
  /** What is missing of a registration, then the first of the steps that wait. */
  onboarding: () => '/onboarding',
  /** Topic selection during sign-up (spec 000 §2.1). */
  topics: () => '/getting-to-know-skein/topics',
  /** Blog selection during sign-up. */
  startingBlogs: () => '/getting-to-know-skein/blogs',
  /** Where a consent-required failure sends people (spec 001 §2). */
  consent: (redirectTo: string) => `/privacy/consent/begin${queryText({ redirect: redirectTo })}`,
} as const;
