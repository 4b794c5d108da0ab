import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getGetSocialSignInQueryOptions } from '#generated/hooks/auth/auth.ts';
import type { PendingSignIn } from '#generated/zod/pendingSignIn.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { SocialRegistrationForm } from '../components/social-sign-in/SocialRegistrationForm.tsx';
import { SocialSignInForm } from '../components/social-sign-in/SocialSignInForm.tsx';

/** Links to the other forms, below an error. */
function OtherSignInLinks() {
  return (
    <Trans>
      <AppLink to={paths.login()} layer="modal" className={styles.link}>
        Log in
      </AppLink>{' '}
      or{' '}
      <AppLink to={paths.register()} layer="modal" className={styles.link}>
        sign up
      </AppLink>{' '}
      in another way.
    </Trans>
  );
}

/** Form for the result of the sign-in provider. */
function PendingStep({ pending }: { pending: PendingSignIn }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { next, email = '' } = pending;
  const onDone = () =>
    void navigate(safeRedirect(pending.redirectTo, location.host) ?? paths.dashboard(), { replace: true });
  switch (next) {
    case 'register':
    case 'complete':
      return (
        <SignInFrame title={t`Finish signing up`} lead={t`Choose a name for your blog and enter your age.`}>
          <SocialRegistrationForm pending={pending} onDone={onDone} />
        </SignInFrame>
      );
    case 'noMatchedAccount':
      return (
        <SignInFrame
          title={t`No account is linked to this log-in yet`}
          lead={t`The other site did not send us your e-mail address. Sign up here and add one afterwards.`}
          other={
            <Trans>
              Have an account?{' '}
              <AppLink to={paths.login()} layer="modal" className={styles.link}>
                Log in
              </AppLink>{' '}
              and link it in your settings.
            </Trans>
          }
        >
          <SocialRegistrationForm pending={pending} onDone={onDone} />
        </SignInFrame>
      );
    default:
      return (
        <SignInFrame
          title={next === 'linkAccount' ? t`You have an account here` : t`Welcome back`}
          lead={next === 'linkAccount' ? t`Enter your password to link it to ${email}.` : email}
        >
          <SocialSignInForm pending={pending} onDone={onDone} />
        </SignInFrame>
      );
  }
}

function PendingSignInLoader({ nonce }: { nonce: string }) {
  const { t } = useLingui();
  const { data, error } = useQuery(
    // The result can be used once, so the query is not repeated.
    getGetSocialSignInQueryOptions(
      { nonce },
      { query: { enabled: ({ state }) => state.data === undefined } },
    ),
  );
  const pending = data?.response.pending;
  if (pending) return <PendingStep pending={pending} />;
  if (!error) return <PostSkeleton media={false} />;
  return (
    <SignInFrame
      title={t`You were not logged in`}
      lead={errorMessage(error, t`Your log-in could not be completed. Start again.`)}
      other={<OtherSignInLinks />}
    >
      {null}
    </SignInFrame>
  );
}

/** Page after the redirect from a sign-in provider (spec 000 §4, login flow steps). */
export default function SocialSignInPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  // The server does not receive the fragment, so the first render does not know it; logging in removes it.
  const [came, setCame] = useState<string>();
  useEffect(() => setCame((known) => known ?? hash.slice(1)), [hash]);
  const wrong: Record<string, string> = {
    over: t`This log-in has expired, or it was started in another browser.`,
    refused: t`The other site refused the log-in, or you did not allow it.`,
    taken: t`That account is already linked to another account on Skein, or your account is linked to a different one.`,
  };
  const reason = came === '' ? wrong.over : wrong[came ?? ''];
  return (
    <>
      <PageHead title={t`Log in`} noIndex />
      {reason ? (
        <SignInFrame title={t`You were not logged in`} lead={reason} other={<OtherSignInLinks />}>
          {null}
        </SignInFrame>
      ) : came === undefined ? (
        <PostSkeleton media={false} />
      ) : (
        <PendingSignInLoader nonce={came} />
      )}
    </>
  );
}
