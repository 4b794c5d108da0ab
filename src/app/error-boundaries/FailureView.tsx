import { useEffect } from 'react';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { ApiError, isApiError } from '#src/shared/api/call/errors.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { ServerErrorView } from './ServerErrorView.tsx';

interface FailureViewProps {
  /** What was thrown, or the status the document was answered with. */
  error: unknown;
  onRetry?: () => void;
}

const NOT_FOUND = 4004;

/** The post that was asked for and is not there, where it was a post. */
function postOf(error: unknown): string | undefined {
  return isApiError(error, NOT_FOUND) ? /\/posts\/(\d+)$/.exec(error.path)?.[1] : undefined;
}

/** The view for a failure that takes a page's place. Of a post that is gone the cards go as well that led here. */
export function FailureView({ error, onRetry }: FailureViewProps) {
  const post = postOf(error);
  useEffect(() => {
    if (post !== undefined) recordDeleted(post);
  }, [post]);
  const status = error instanceof ApiError ? error.status : error;
  // A page that only somebody logged in could find is not there either (spec 000 §8).
  if (status === 404 || status === 401) return <NotFoundView />;
  if (!(error instanceof ApiError)) return <ServerErrorView onRetry={onRetry} />;
  const detail = detailOf(error, '') || undefined;
  return <ServerErrorView onRetry={onRetry} detail={detail} requestId={error.requestId} />;
}
