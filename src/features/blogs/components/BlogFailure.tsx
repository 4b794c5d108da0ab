import { Trans, useLingui } from '@lingui/react/macro';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

// Few blogs ask for a password, and a form is heavy.
const UnlockBlog = lazyPart(() => import('./UnlockBlog.tsx'), 'UnlockBlog', {
  missing: <ErrorState level={1} onRetry={() => window.location.reload()} />,
});

/** Codes of spec 000 §8. */
const HIDDEN = 4012;
const LOCKED = 4013;

/**
 * A blog that cannot be shown: a hidden one says so in place, a
 * password-protected one asks for its password; everything else goes to the page's
 * error boundary (404 becomes the not-found view there).
 */
export function BlogFailure({ name, error }: { name: string; error: unknown }) {
  const { t } = useLingui();
  if (isApiError(error, LOCKED)) return <UnlockBlog name={name} />;
  if (!isApiError(error, HIDDEN)) throw error;
  return (
    <>
      <PageHead title={`@${name}`} noIndex />
      <EmptyState
        level={1}
        art="cat"
        title={t`${name} is hidden`}
        action={
          <ButtonLink href={paths.explore()} variant="primary">
            <Trans>Explore</Trans>
          </ButtonLink>
        }
      >
        {detailOf(error, t`This blog does not show itself to everybody.`)}
      </EmptyState>
    </>
  );
}
