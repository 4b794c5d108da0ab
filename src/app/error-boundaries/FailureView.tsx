import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ApiError, isApiError } from '#src/shared/api/call/errors.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { ServerErrorView } from './ServerErrorView.tsx';

interface FailureViewProps {
  /** The thrown value, or the status of the document. */
  error: unknown;
  onRetry?: () => void;
}

const NOT_FOUND_CODE = 4004;

/** Returns the id of the requested post when a post is missing. */
function postOf(error: unknown): string | undefined {
  return isApiError(error, NOT_FOUND_CODE) ? /\/posts\/(\d+)$/.exec(error.path)?.[1] : undefined;
}

/**
 * Full-page view of a failure. A missing post is removed from cached lists as well, so that the cards that led here
 * disappear.
 */
export function FailureView({ error, onRetry }: FailureViewProps) {
  const { i18n } = useLingui();
  const post = postOf(error);
  useEffect(() => {
    if (post !== undefined) recordDeleted(post);
  }, [post]);
  const status = error instanceof ApiError ? error.status : error;
  // A page only members may find is reported as missing (spec 000 §8).
  if (status === 404 || status === 401) return <NotFoundView />;
  if (!(error instanceof ApiError)) return <ServerErrorView onRetry={onRetry} />;
  const detail = errorMessage(error, '', i18n) || undefined;
  return <ServerErrorView onRetry={onRetry} detail={detail} requestId={error.requestId} />;
}
