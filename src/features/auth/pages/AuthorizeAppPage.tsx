import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  getAnswerAuthorizationMutationOptions,
  getGetAuthorizationQueryOptions,
} from '#generated/hooks/auth/auth.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/AuthorizeApp.module.css';
import { ScopeList } from '../components/ScopeList.tsx';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { type AppRequest, appRequestOf, placeOf } from '../model/app-request.ts';

/** The two answers. Once one is given the member is on their way: the buttons stay busy. */
function Answers({ request, name }: { request: AppRequest; name: string }) {
  const { t } = useLingui();
  const [answered, setAnswered] = useState<boolean>();
  const { write, error } = useWrite(getAnswerAuthorizationMutationOptions, {
    done: ({ response }) => window.location.assign(response.redirectTo),
    refused: () => setAnswered(undefined),
  });
  function answer(allow: boolean): void {
    if (answered !== undefined) return;
    setAnswered(allow);
    void write({ data: { ...request, code_challenge_method: 'S256', allow } });
  }
  const place = placeOf(request.redirect_uri);
  return (
    <div className={styles.buttons}>
      <FormMessages messages={error ? [detailOf(error, t`Your answer did not come through.`)] : []} />
      <Button variant="primary" size="large" block loading={answered === true} onClick={() => answer(true)}>
        {t`Allow ${name}`}
      </Button>
      <Button variant="quiet" size="large" block loading={answered === false} onClick={() => answer(false)}>
        {t`No, do not allow it`}
      </Button>
      <p className={styles.back}>
        {place ? (
          <Trans>Either way you go on to {place}.</Trans>
        ) : (
          <Trans>Either way you go back to the program on this device.</Trans>
        )}
      </p>
    </div>
  );
}

function Consent({ request }: { request: AppRequest }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const { data, error, refetch, isFetching } = useQuery(getGetAuthorizationQueryOptions(request));
  if (!data) {
    return error ? (
      <ErrorState
        level={1}
        title={t`This cannot be allowed`}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<ButtonLink href={paths.home()} variant="secondary">{t`To the start`}</ButtonLink>}
      >
        {detailOf(error, t`The app did not come through.`)}
      </ErrorState>
    ) : (
      <PostSkeleton media={false} />
    );
  }
  const { app, scopes, alreadyAuthorized } = data.response;
  const { name, authorName } = app;
  const member = primaryBlog?.name ?? '';
  return (
    <SignInFrame
      title={t`${name} wants to act for you`}
      lead={alreadyAuthorized ? t`You allowed it before, as ${member}.` : t`You are logged in as ${member}.`}
    >
      <div className={styles.app}>
        {app.icon ? <img className={styles.icon} src={app.icon.url} alt="" width={64} height={64} /> : null}
        {app.description ? <p dir="auto">{app.description}</p> : null}
        <p>
          <a href={app.website} rel="noopener noreferrer nofollow" target="_blank">
            {placeOf(app.website) ?? app.website}
          </a>
        </p>
        <p>
          {authorName ? (
            <Trans>Made by {authorName}, not by Skein.</Trans>
          ) : (
            <Trans>Made by somebody else than Skein.</Trans>
          )}
        </p>
      </div>
      <ScopeList scopes={scopes} />
      <Answers request={request} name={name} />
    </SignInFrame>
  );
}

/** Where an app sends a member: who asks, for what, and the member's answer. */
export default function AuthorizeAppPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const request = appRequestOf(search);
  return (
    <>
      <PageHead title={t`Allow an app`} noIndex />
      {request ? (
        <Consent request={request} />
      ) : (
        <ErrorState
          level={1}
          title={t`This link is not whole`}
          action={<ButtonLink href={paths.home()} variant="secondary">{t`To the start`}</ButtonLink>}
        >
          {t`The app that sent you here left something out. Nothing was allowed; tell whoever makes it.`}
        </ErrorState>
      )}
    </>
  );
}
