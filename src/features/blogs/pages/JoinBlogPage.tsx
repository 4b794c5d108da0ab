import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Invitation.module.css';
import { Invitation } from '../components/Invitation.tsx';
import { invitationQuery } from '../data/invitation.ts';
import { invitationToken, storeInvitation } from '../model/stored-invitation.ts';

/** Codes of openapi/errors.yaml that have a message of their own here. */
const CODES = { over: 16010, notFound: 4004, member: 4033 } as const;

/** Explains why there is no invitation to answer, and links on. */
function NoInvitation({ name, error, onRetry }: { name: string; error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useViewer();
  const home = <ButtonLink href={paths.home()} variant="primary">{t`Go on`}</ButtonLink>;
  if (isApiError(error, CODES.member))
    return (
      <EmptyState
        level={1}
        art="yarn"
        title={t`You already write for ${name}`}
        action={<ButtonLink href={paths.blog(name)} variant="primary">{t`Go to the blog`}</ButtonLink>}
      />
    );
  if (isApiError(error, CODES.over))
    return (
      <EmptyState level={1} art="tangle" title={t`This invitation is no longer valid`} action={home}>
        <Trans>
          The invitation was used, cancelled, or is older than two weeks. Ask the sender for a new one.
        </Trans>
      </EmptyState>
    );
  if (isApiError(error, CODES.notFound) && isLoggedIn)
    return (
      <EmptyState level={1} art="tangle" title={t`There is no invitation for you`} action={home}>
        <Trans>The invitation may have been cancelled, or it was sent to another account of yours.</Trans>
      </EmptyState>
    );
  if (isApiError(error, CODES.notFound))
    return (
      <EmptyState
        level={1}
        art="cat"
        title={t`Are you invited to ${name}?`}
        action={
          <AppLink
            to={paths.login({ redirectTo: paths.joinBlog(name) })}
            layer="modal"
            className={buttonClass({ variant: 'primary' })}
          >
            <Trans>Log in</Trans>
          </AppLink>
        }
      >
        <Trans>Log in to see the invitation. If it came by e-mail, open the link in that e-mail again.</Trans>
      </EmptyState>
    );
  return (
    <ErrorState level={1} onRetry={onRetry}>
      {errorMessage(error, t`The invitation could not be loaded.`, i18n)}
    </ErrorState>
  );
}

/** Page on which an invitation to write for a blog is answered: a mailed one (token in the `#`) or the member's own. */
export default function JoinBlogPage() {
  const { t } = useLingui();
  const { blogName = '' } = useParams();
  const { hash } = useLocation();
  const { isLoggedIn } = useViewer();
  // The hash and the stored token are known only in the browser.
  const isHydrated = useHydrated();
  const token = isHydrated ? invitationToken(blogName, hash) : undefined;
  const { data, error, refetch } = useQuery({
    ...invitationQuery(blogName, token, isLoggedIn),
    enabled: isHydrated,
  });
  useEffect(() => {
    if (token !== undefined && data) storeInvitation(blogName, token);
    if (isApiError(error, CODES.over) || isApiError(error, CODES.member))
      storeInvitation(blogName, undefined);
  }, [blogName, token, data, error]);
  return (
    <div className={styles.page}>
      <PageHead title={t`Invitation to ${blogName}`} noIndex />
      {data ? (
        <Invitation invitation={data} token={token} />
      ) : error ? (
        <NoInvitation name={blogName} error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
