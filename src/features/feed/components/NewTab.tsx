import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './NewTab.module.css';
import { TabForm } from './TabForm.tsx';

/** The last row of the tabs: folded until somebody wants another one. */
export function NewTab() {
  const { t } = useLingui();
  const [state, setState] = useState<'folded' | 'open' | 'left'>('folded');
  if (state === 'open') return <TabForm onDone={() => setState('left')} />;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={false}
      // The focus was in the form that has just gone.
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
