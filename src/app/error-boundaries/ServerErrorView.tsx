import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '#src/shared/hooks/use-online.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { OfflineView } from './OfflineView.tsx';
import styles from './views.module.css';

interface ServerErrorViewProps {
  /** Retries; when left out, the button reloads the document. */
  onRetry?: () => void;
  /** The server's error message, when it sent one. */
  detail?: string;
  requestId?: string;
}

/** View of a server error (spec 000 §2.8). Without a connection it shows the offline view instead. */
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
        title={t`Something went wrong`}
        requestId={requestId}
        onRetry={onRetry ?? (() => window.location.reload())}
      >
        {detail ?? t`The error is on our side. Please try again in a moment.`}
      </ErrorState>
    </div>
  );
}
