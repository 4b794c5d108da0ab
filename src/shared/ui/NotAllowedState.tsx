import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './NotAllowedState.module.css';

/** Room around what stands in a form's place. */
export function Instead({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}

type NotAllowedProps = { title: string; children: string; onBack: () => void };

/** What a form is for is there, but this may not be done with it; says why, and leads back. */
export function NotAllowed({ title, children, onBack }: NotAllowedProps) {
  const { t } = useLingui();
  return (
    <Instead>
      <EmptyState
        level={1}
        art="tangle"
        title={title}
        action={<Button onClick={onBack}>{t`Go back`}</Button>}
      >
        {children}
      </EmptyState>
    </Instead>
  );
}
