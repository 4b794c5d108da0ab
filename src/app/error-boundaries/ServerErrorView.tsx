import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '#src/shared/hooks/use-online.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { OfflineView } from './OfflineView.tsx';
import styles from './views.module.css';

interface ServerErrorViewProps {
  /** Tries again; without it the whole page is loaded anew. */
  onRetry?: () => void;
  /** The server's own words, when it had any. */
  detail?: string;
  requestId?: string;
}

/**
 * The page of a failure on our side (spec 000 §2.8: server errors have their own view). Without a connection it is not on
 * our side: a page that could not be had waits for it.
 */
export function ServerErrorView({ onRetry, detail, requestId }: ServerErrorViewProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  if (wasOffline && onRetry && requestId === undefined) return <OfflineView onBack={onRetry} />;
  return (
    <div className={styles.view}>
      <PageHead title={t`Something went wrong`} noIndex isError />
      <ErrorState
        level={1}
        title={t`We dropped a stitch`}
        requestId={requestId}
        onRetry={onRetry ?? (() => window.location.reload())}
      >
        {detail ?? t`Something went wrong on our side. It is not you. Please try again in a moment.`}
      </ErrorState>
    </div>
  );
}
