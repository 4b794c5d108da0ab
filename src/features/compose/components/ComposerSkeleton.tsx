import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { isFinal } from '#src/shared/api/call/failures.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { FormPlaceholder } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';

/** Placeholder of the composer while its post loads. */
export function ComposerSkeleton() {
  return (
    <FormPlaceholder>
      <PostSkeleton />
    </FormPlaceholder>
  );
}

type ComposerUnavailableProps = { error: unknown; onRetry: () => void; retrying: boolean };

/** Error state of the composer when its post could not be loaded. */
export function ComposerUnavailable({ error, onRetry, retrying }: ComposerUnavailableProps) {
  const { t } = useLingui();
  const isGone = isFinal(error);
  return (
    <FormPlaceholder>
      <ErrorState
        level={1}
        title={isGone ? t`This post could not be found` : undefined}
        onRetry={isGone ? undefined : onRetry}
        retrying={retrying}
      >
        {error instanceof NetworkError
          ? t`No connection. Try again when you are back online.`
          : errorMessage(error, t`The post could not be loaded.`)}
      </ErrorState>
    </FormPlaceholder>
  );
}
