import { isApiError } from '#src/shared/api/call/errors.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const missing = <ErrorState level={1} onRetry={() => window.location.reload()} />;

// Few blogs ask for a password or hide, and readers of the others do without what is shown then.
const UnlockBlog = lazyPart(() => import('./UnlockBlog.tsx'), 'UnlockBlog', { missing });
const HiddenBlog = lazyPart(() => import('./HiddenBlog.tsx'), 'HiddenBlog', { missing });

/** Codes of spec 000 §8. */
const HIDDEN = 4012;
const LOCKED = 4013;

/**
 * A blog that cannot be shown: a hidden one says so in place, a
 * password-protected one asks for its password; everything else goes to the page's
 * error boundary (404 becomes the not-found view there).
 */
export function BlogFailure({ name, error }: { name: string; error: unknown }) {
  if (isApiError(error, LOCKED)) return <UnlockBlog name={name} />;
  if (isApiError(error, HIDDEN)) return <HiddenBlog name={name} error={error} />;
  throw error;
}
