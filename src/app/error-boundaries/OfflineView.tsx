import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '#src/shared/hooks/use-online.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import styles from './views.module.css';

/**
 * Replaces a page whose data or code was not loaded before the connection was lost. Retries when the connection is
 * back.
 */
export function OfflineView({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const goOn = useEffectEvent(onBack);
  useEffect(() => {
    if (isOnline) goOn();
  }, [isOnline]);
  return (
    <div className={styles.view}>
      <PageHead title={t`You are offline`} noIndex isError />
      <ErrorState level={1} title={t`You are offline`} onRetry={onBack} retrying={isOnline}>
        {t`This page loads automatically as soon as you are connected again.`}
      </ErrorState>
    </div>
  );
}
