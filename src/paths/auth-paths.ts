import { queryString } from '#src/paths/path-segments.ts';

/** Query of the sign-in pages: why they opened (spec 001 §2, login wall). */
export interface SignInQuery {
  /** Path to return to; the sign-in pages check it with `safeRedirect`. */
  redirectTo?: string;
  /** The visitor's action that led here, such as `like`. */
  source?: string;
  /** Name of a blog to follow after signing in. */
  follow?: string;
}

/** Query of the pages that e-mail a link; it is carried along in the e-mail. */
export interface MailedLinkQuery extends SignInQuery {
  /** True after the link was sent. */
  isSent?: boolean;
}

function signInQuery({ redirectTo, source, follow }: SignInQuery): string {
  return queryString({ source, follow, redirect_to: redirectTo });
}

function mailedLinkQuery({ redirectTo, source, follow, isSent = false }: MailedLinkQuery): string {
  return queryString({ source, follow, redirect_to: redirectTo, sent: isSent ? '1' : undefined });
}

/** Path patterns of this feature. */
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
  /** Path of the links in e-mails about security changes. */
  undo: '/login/undo',
  /** Path of the links in e-mails that stop their kind. */
  stopMail: '/settings/stop-mail',
  newPassword: '/passwordreset/new',
  register: '/register',
  /** Older paths of the same forms, which other sites link to (spec 000 §2.6). */
  loginToFollow: '/login/follow/:blogName',
  registerToFollow: '/register/follow/:blogName',
  /** Paths of the specification that redirect to the form, because they belong to a sign-in in progress. */
  linkAccount: '/linkaccount',
  twoFactorAuthentication: '/twofactorauthentication',
  noMatchedAccount: '/nomatchedaccount',
  registerWithBird: '/register/bird',
  /** Redirect target after a third-party sign-in. */
  thirdParty: '/login/with',
  /** OAuth 2 authorization page. */
  authorizeApp: '/oauth2/authorize',
  /** OAuth 1.0a authorization page; API clients have this path hard-coded. */
  authorizeSignedApp: '/oauth/authorize',
  onboarding: '/onboarding',
  topics: '/getting-to-know-skein/topics',
  startingBlogs: '/getting-to-know-skein/blogs',
} as const;

/** Path builders of this feature. */
export const authPaths = {
  /** Landing page for visitors, dashboard for members. */
  home: () => '/',
  login: (about: SignInQuery = {}) => `/login${signInQuery(about)}`,
  loginLink: (about: MailedLinkQuery = {}) => `/login/link${mailedLinkQuery(about)}`,
  passwordReset: (about: MailedLinkQuery = {}) => `/passwordreset${mailedLinkQuery(about)}`,
  /** New-password form; the token of the e-mailed link is behind a `#`. */
  newPassword: () => '/passwordreset/new',
  /** Account recovery when the second factor and all passkeys are lost. */
  recover: (about: MailedLinkQuery = {}) => `/login/recover${mailedLinkQuery(about)}`,
  register: (about: SignInQuery = {}) => `/register${signInQuery(about)}`,
  /** Missing registration data, then the pending onboarding steps. */
  onboarding: () => '/onboarding',
  /** Topic selection during sign-up (spec 000 §2.1). */
  topics: () => '/getting-to-know-skein/topics',
  /** Blog selection during sign-up. */
  startingBlogs: () => '/getting-to-know-skein/blogs',
} as const;
