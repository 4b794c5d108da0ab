import { isApiError } from '#src/shared/api/call/errors.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const missing = <ErrorState level={1} onRetry={() => window.location.reload()} />;

// Loaded lazily: few blogs need a password or are hidden.
const UnlockBlog = lazyPart(() => import('./UnlockBlog.tsx'), 'UnlockBlog', { missing });
const HiddenBlog = lazyPart(() => import('./HiddenBlog.tsx'), 'HiddenBlog', { missing });

/** Error codes of spec 000 §8. */
const HIDDEN_CODE = 4012;
const LOCKED_CODE = 4013;

/**
 * Renders the error of a blog: a message for a hidden blog, the password form for a protected one; every other error is
 * thrown to the page's error boundary (404 becomes the not-found view there).
 */
export function BlogFailure({ name, error }: { name: string; error: unknown }) {
  if (isApiError(error, LOCKED_CODE)) return <UnlockBlog name={name} />;
  if (isApiError(error, HIDDEN_CODE)) return <HiddenBlog name={name} error={error} />;
  throw error;
}
