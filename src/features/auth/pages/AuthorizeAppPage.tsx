import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  getAnswerAuthorizationMutationOptions,
  getGetAuthorizationQueryOptions,
} from '#generated/hooks/apps/apps.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AppConsent } from '../components/AppConsent.tsx';
import { AuthorizationUnavailable, IncompleteLink } from '../components/AuthorizationUnavailable.tsx';
import { ConsentButtons, RedirectNote } from '../components/ConsentButtons.tsx';
import { type AppRequest, appRequestOf, redirectNameOf } from '../model/app-request.ts';

/** Sends the member's decision and redirects the member to the app. */
function ConsentAnswer({ request, name }: { request: AppRequest; name: string }) {
  const { write, error } = useWrite(getAnswerAuthorizationMutationOptions, {
    onSuccess: ({ response }) => window.location.assign(response.redirectTo),
  });
  return (
    <ConsentButtons
      name={name}
      error={error}
      onAnswer={(allow) => write({ data: { ...request, code_challenge_method: 'S256', allow } })}
    >
      <RedirectNote place={redirectNameOf(request.redirect_uri)} />
    </ConsentButtons>
  );
}

function Consent({ request }: { request: AppRequest }) {
  const { data, error, refetch, isFetching } = useQuery(getGetAuthorizationQueryOptions(request));
  if (!data) {
    return error ? (
      <AuthorizationUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PostSkeleton media={false} />
    );
  }
  const { app } = data.response;
  return (
    <AppConsent {...data.response}>
      <ConsentAnswer request={request} name={app.name} />
    </AppConsent>
  );
}

/** Page of an OAuth 2 authorization request: the app, its scopes, and the member's decision. */
export default function AuthorizeAppPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const request = appRequestOf(search);
  return (
    <>
      <PageHead title={t`Allow an app`} noIndex />
      {request ? <Consent request={request} /> : <IncompleteLink />}
    </>
  );
}
