import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Art } from './Art.tsx';
import { Button } from './Button.tsx';
import styles from './EmptyState.module.css';

type ErrorStateProps = {
  title?: ReactNode;
  /** Explains the failure and what the user can do. */
  children?: ReactNode;
  /** Adds a "Try again" button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Alternative action, beside or instead of retrying. */
  action?: ReactNode;
  /** Shown for quoting in a support request. */
  requestId?: string;
  level?: 1 | 2 | 3;
};

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Error state, announced at once to screen readers. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  action,
  requestId,
  level = 2,
}: ErrorStateProps) {
  const { t } = useLingui();
  const Heading = HEADINGS[level];
  return (
    <div className={styles.state} role="alert">
      <Art name="tangle" />
      <Heading className={styles.title}>{title ?? t`This could not be loaded`}</Heading>
      <div className={styles.text}>{children ?? t`Please try again.`}</div>
      {onRetry ? (
        <Button variant="primary" className={styles.action} loading={retrying} onClick={onRetry}>
          {t`Try again`}
        </Button>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {requestId ? <p className={styles.code}>{t`Request ID ${requestId}`}</p> : null}
    </div>
  );
}
