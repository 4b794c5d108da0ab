import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import type { DisplayMode } from './use-display-mode.ts';
import styles from './ViewChoice.module.css';

type ViewChoiceProps = { mode: DisplayMode; onChange: (mode: DisplayMode) => void };

/** Radios for the ways to look at a collection's posts. */
export function ViewChoice({ mode, onChange }: ViewChoiceProps) {
  const { t } = useLingui();
  const views: readonly { value: DisplayMode; label: string; icon: IconName }[] = [
    { value: 'list', label: t`List`, icon: 'list' },
    { value: 'grid', label: t`Grid`, icon: 'grid' },
    { value: 'masonry', label: t`Masonry`, icon: 'masonry' },
  ];
  return (
    <fieldset className={styles.views} aria-label={t`Show as`}>
      {views.map(({ value, label, icon }) => (
        <label key={value} title={label} className={styles.view}>
          <input
            type="radio"
            name="collection-view"
            value={value}
            checked={mode === value}
            onChange={() => onChange(value)}
          />
          <Icon name={icon} size={22} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
