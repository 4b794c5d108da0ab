import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { ServerErrorView } from './ServerErrorView.tsx';

interface FailureViewProps {
  /** What was thrown, or the status the document was answered with. */
  error: unknown;
  onRetry?: () => void;
}

/** The view for a failure that takes a page's place. */
export function FailureView({ error, onRetry }: FailureViewProps) {
  const status = error instanceof ApiError ? error.status : error;
  // A page that only somebody logged in could find is not there either (spec 000 §8).
  if (status === 404 || status === 401) return <NotFoundView />;
  if (!(error instanceof ApiError)) return <ServerErrorView onRetry={onRetry} />;
  const detail = detailOf(error, '') || undefined;
  return <ServerErrorView onRetry={onRetry} detail={detail} requestId={error.requestId} />;
}
