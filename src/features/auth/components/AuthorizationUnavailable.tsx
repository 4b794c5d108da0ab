import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';

/** Message in place of a request that failed to load or is invalid. */
export function AuthorizationUnavailable({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const { t } = useLingui();
  return (
    <ErrorState
      level={1}
      title={t`This app cannot get access to your account`}
      onRetry={onRetry}
      retrying={retrying}
      action={<ButtonLink href={paths.home()} variant="secondary">{t`Go to the home page`}</ButtonLink>}
    >
      {errorMessage(error, t`The app could not be loaded.`)}
    </ErrorState>
  );
}

/** Message for a link without the required parameters. */
export function IncompleteLink() {
  const { t } = useLingui();
  return (
    <ErrorState
      level={1}
      title={t`This link is incomplete`}
      action={<ButtonLink href={paths.home()} variant="secondary">{t`Go to the home page`}</ButtonLink>}
    >
      {t`The app that sent you here left something out. It got no access to your account; tell the people who make it.`}
    </ErrorState>
  );
}
