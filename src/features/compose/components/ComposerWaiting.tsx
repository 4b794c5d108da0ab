import { useLingui } from '@lingui/react/macro';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { isFinal } from '#src/shared/api/call/failures.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Instead } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';

/** The form while its post is on the way. */
export function ComposerWaiting() {
  return (
    <Instead>
      <PostSkeleton />
    </Instead>
  );
}

type CannotOpenProps = { error: unknown; onRetry: () => void; retrying: boolean };

/** The post could not be fetched. */
export function CannotOpen({ error, onRetry, retrying }: CannotOpenProps) {
  const { t } = useLingui();
  const isGone = isFinal(error);
  return (
    <Instead>
      <ErrorState
        level={1}
        title={isGone ? t`This post is not here` : undefined}
        onRetry={isGone ? undefined : onRetry}
        retrying={retrying}
      >
        {error instanceof NetworkError
          ? t`No connection. Try again when you are back online.`
          : detailOf(error, t`We could not fetch the post.`)}
      </ErrorState>
    </Instead>
  );
}
