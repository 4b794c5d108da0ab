import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './NotAllowedState.module.css';

/** Spacing around content shown in place of a form. */
export function FormPlaceholder({ children }: { children: ReactNode }) {
  return <div className={styles.instead}>{children}</div>;
}

type NotAllowedProps = { title: string; children: string; onBack: () => void };

/** Shown in place of a form for something that exists but does not allow the action; explains why and leads back. */
export function NotAllowedState({ title, children, onBack }: NotAllowedProps) {
  const { t } = useLingui();
  return (
    <FormPlaceholder>
      <EmptyState
        level={1}
        art="tangle"
        title={title}
        action={<Button onClick={onBack}>{t`Go back`}</Button>}
      >
        {children}
      </EmptyState>
    </FormPlaceholder>
  );
}
