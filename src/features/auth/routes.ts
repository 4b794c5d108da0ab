import { msg } from '@lingui/core/macro';
import { authPatterns } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import {
  memberPage,
  publicFeed,
  type RouteParams,
  type SiteRoute,
  signInSheet,
} from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { stopToken } from './model/stop-token.ts';

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);

/** Query of the log-in page for an older address: the blog to follow, which is also the target. */
function followQueryOf({ blogName = '' }: RouteParams) {
  return { follow: blogName, redirectTo: paths.blog(blogName) };
}

const login: SiteRoute = {
  ...signInSheet,
  path: authPatterns.login,
  Page: lazyPage(() => import('./pages/LoginPage.tsx')),
  prefetch: async ({ queryClient, query }) =>
    (await import('./data/sign-in.ts')).prefetchSignIn(queryClient, query),
  title: () => msg`Log in`,
};
/** Prefetch of the pages behind mailed links. */
const mailedLinkPage: Pick<SiteRoute, 'prefetch'> = {
  prefetch: async ({ queryClient, query }) =>
    (await import('./data/sign-in.ts')).prefetchFollowedBlog(queryClient, query),
};
const register: SiteRoute = {
  ...login,
  path: authPatterns.register,
  Page: lazyPage(() => import('./pages/RegisterPage.tsx')),
  title: () => msg`Sign up`,
};

/** The screens of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: authPatterns.home,
    Page: lazyPage(() => import('./pages/LandingPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/landing.ts')).prefetchLanding(queryClient),
    title: () => '',
    forMembers: paths.dashboard(),
  },
  login,
  register,
  {
    ...login,
    access: 'public',
    path: authPatterns.loginToFollow,
    accepts: namesBlog,
    movedTo: (params) => paths.login(followQueryOf(params)),
  },
  {
    ...register,
    access: 'public',
    path: authPatterns.registerToFollow,
    accepts: namesBlog,
    movedTo: (params) => paths.register(followQueryOf(params)),
  },
  ...[authPatterns.linkAccount, authPatterns.twoFactorAuthentication, authPatterns.noMatchedAccount].map(
    (path): SiteRoute => ({ ...login, path, movedTo: () => paths.login() }),
  ),
  { ...register, path: authPatterns.registerWithBird, movedTo: () => paths.register() },
  {
    ...signInSheet,
    path: authPatterns.loginLink,
    Page: lazyPage(() => import('./pages/LoginLinkPage.tsx')),
    title: () => msg`Log in by e-mail`,
  },
  {
    ...signInSheet,
    ...mailedLinkPage,
    path: authPatterns.openLink,
    Page: lazyPage(() => import('./pages/OpenLinkPage.tsx')),
    title: () => msg`Log in`,
  },
  {
    ...signInSheet,
    path: authPatterns.passwordReset,
    Page: lazyPage(() => import('./pages/PasswordResetPage.tsx')),
    title: () => msg`Forgot your password?`,
  },
  {
    ...signInSheet,
    path: authPatterns.recover,
    Page: lazyPage(() => import('./pages/RecoverPage.tsx')),
    title: () => msg`Recover your account`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.openRecovery,
    Page: lazyPage(() => import('./pages/OpenRecoveryPage.tsx')),
    title: () => msg`Account recovery`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.finishRecovery,
    Page: lazyPage(() => import('./pages/FinishRecoveryPage.tsx')),
    title: () => msg`Finish the recovery`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.keepFactors,
    Page: lazyPage(() => import('./pages/KeepFactorsPage.tsx')),
    title: () => msg`Was it not you?`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.stopMail,
    Page: lazyPage(() => import('./pages/StopMailPage.tsx')),
    prefetch: async ({ queryClient, query }) =>
      (await import('./data/mail-choices.ts')).prefetchMailStop(queryClient, stopToken(query)),
    title: () => msg`Stop these e-mails?`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.undo,
    Page: lazyPage(() => import('./pages/UndoPage.tsx')),
    title: () => msg`Was it not you?`,
  },
  {
    ...signInSheet,
    ...mailedLinkPage,
    access: 'public',
    path: authPatterns.newPassword,
    Page: lazyPage(() => import('./pages/NewPasswordPage.tsx')),
    title: () => msg`Choose a new password`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.confirmEmail,
    Page: lazyPage(() => import('./pages/ConfirmEmailPage.tsx')),
    title: () => msg`Confirm your address`,
  },
  {
    ...signInSheet,
    access: 'public',
    path: authPatterns.thirdParty,
    Page: lazyPage(() => import('./pages/SocialSignInPage.tsx')),
    title: () => msg`Log in`,
  },
  {
    ...memberPage,
    path: authPatterns.authorizeApp,
    Page: lazyPage(() => import('./pages/AuthorizeAppPage.tsx')),
    title: () => msg`Allow an app`,
  },
  {
    ...memberPage,
    path: authPatterns.authorizeSignedApp,
    Page: lazyPage(() => import('./pages/AuthorizeSignedAppPage.tsx')),
    title: () => msg`Allow an app`,
  },
  {
    ...memberPage,
    path: authPatterns.onboarding,
    Page: lazyPage(() => import('./pages/OnboardingPage.tsx')),
    title: () => msg`Finish signing up`,
  },
  {
    ...memberPage,
    path: authPatterns.topics,
    Page: lazyPage(() => import('./pages/TopicsPage.tsx')),
    title: () => msg`What do you love?`,
  },
  {
    ...memberPage,
    path: authPatterns.startingBlogs,
    Page: lazyPage(() => import('./pages/StartingBlogsPage.tsx')),
    title: () => msg`Blogs to follow first`,
  },
];
