import { useLingui } from '@lingui/react/macro';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './Composer.module.css';

/** The form while its post is on the way. */
export function ComposerWaiting() {
  return (
    <div className={styles.waiting}>
      <PostSkeleton />
    </div>
  );
}

type CannotOpenProps = { error: unknown; onRetry: () => void; retrying: boolean };

const NEVER_HELPS = new Set([403, 404]);

/** The post could not be fetched. */
export function CannotOpen({ error, onRetry, retrying }: CannotOpenProps) {
  const { t } = useLingui();
  const isFinal = error instanceof ApiError && NEVER_HELPS.has(error.status);
  return (
    <div className={styles.instead}>
      <ErrorState
        level={1}
        title={isFinal ? t`This post is not here` : undefined}
        onRetry={isFinal ? undefined : onRetry}
        retrying={retrying}
      >
        {error instanceof NetworkError
          ? t`No connection. Try again when you are back online.`
          : detailOf(error, t`We could not fetch the post.`)}
      </ErrorState>
    </div>
  );
}

/** The post is there, but this may not be done with it. */
export function NotAllowed({ title, children }: { title: string; children: string }) {
  const { t } = useLingui();
  const close = useCloseLayer();
  return (
    <div className={styles.instead}>
      <EmptyState level={1} art="tangle" title={title} action={<Button onClick={close}>{t`Go back`}</Button>}>
        {children}
      </EmptyState>
    </div>
  );
}
