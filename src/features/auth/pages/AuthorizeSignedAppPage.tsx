import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  getAnswerRequestTokenMutationOptions,
  getGetRequestTokenQueryOptions,
} from '#generated/hooks/apps/apps.ts';
import type { GetRequestToken200 } from '#generated/zod/getRequestToken200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AppConsent } from '../components/AppConsent.tsx';
import { AuthorizationUnavailable, IncompleteLink } from '../components/AuthorizationUnavailable.tsx';
import styles from '../components/AuthorizeApp.module.css';
import { ConsentButtons, RedirectNote } from '../components/ConsentButtons.tsx';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { redirectNameOf } from '../model/app-request.ts';

type SignedAppRequest = GetRequestToken200['response'];
/** Result for a member who is not redirected: the code to type into the app, or none after a refusal. */
type ConsentOutcome = { verifier: string | undefined };

function Consent({
  token,
  asked,
  onLeft,
}: {
  token: string;
  asked: SignedAppRequest;
  onLeft: (left: ConsentOutcome) => void;
}) {
  const { write, error } = useWrite(getAnswerRequestTokenMutationOptions, {
    onSuccess: ({ response: { redirectTo, verifier } }) =>
      redirectTo === undefined ? onLeft({ verifier }) : window.location.assign(redirectTo),
  });
  const { app, redirectUri } = asked;
  const { name } = app;
  return (
    <AppConsent {...asked}>
      <ConsentButtons
        name={name}
        error={error}
        onAnswer={(allow) => write({ data: { oauth_token: token, allow } })}
      >
        {redirectUri === undefined ? (
          <Trans>If you allow it, you get a code to type into {name}.</Trans>
        ) : (
          <RedirectNote place={redirectNameOf(redirectUri)} />
        )}
      </ConsentButtons>
    </AppConsent>
  );
}

/** Result page for apps without a redirect. */
function Answered({ name, verifier }: { name: string } & ConsentOutcome) {
  const { t } = useLingui();
  if (verifier === undefined) {
    return (
      <SignInFrame
        title={t`You did not give ${name} access to your account`}
        lead={t`You can close this page.`}
      >
        <ButtonLink href={paths.home()} variant="secondary">{t`Go to the home page`}</ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={t`One more step`}
      lead={t`Type this code into ${name}. It works once, for ten minutes.`}
    >
      <div className={styles.code} role="status">
        <code translate="no">{verifier}</code>
        <Button variant="secondary" icon="link" onClick={() => void copyText(verifier, t`Copied`)}>
          {t`Copy the code`}
        </Button>
      </div>
      <p className={styles.back}>
        <Trans>
          Enter it only in the program in which you began. Nobody from Skein will ever ask you for it.
        </Trans>
      </p>
    </SignInFrame>
  );
}

function AuthorizationRequest({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(
    getGetRequestTokenQueryOptions({ oauth_token: token }),
  );
  const [left, setLeft] = useState<ConsentOutcome>();
  if (data && left) return <Answered name={data.response.app.name} {...left} />;
  if (data) return <Consent token={token} asked={data.response} onLeft={setLeft} />;
  return error ? (
    <AuthorizationUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <PostSkeleton media={false} />
  );
}

/** Page of an OAuth 1.0 authorization request: the app and the member's decision. */
export default function AuthorizeSignedAppPage() {
  const { t } = useLingui();
  const token = new URLSearchParams(useLocation().search).get('oauth_token');
  return (
    <>
      <PageHead title={t`Allow an app`} noIndex />
      {token ? <AuthorizationRequest token={token} /> : <IncompleteLink />}
    </>
  );
}
