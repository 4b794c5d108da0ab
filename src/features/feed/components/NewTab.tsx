import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './NewTab.module.css';
import { TabForm } from './TabForm.tsx';

/** Last row of the tab list: a collapsed form for a new tab. */
export function NewTab() {
  const { t } = useLingui();
  const [state, setState] = useState<'folded' | 'open' | 'left'>('folded');
  if (state === 'open') return <TabForm onDone={() => setState('left')} />;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={false}
      // Returns focus to the button, because the focused form was removed.
      ref={(button) => {
        if (state === 'left') button?.focus();
      }}
      onClick={() => setState('open')}
    >
      <Icon name="plus" size={20} />
      {t`A new tab`}
    </button>
  );
}
