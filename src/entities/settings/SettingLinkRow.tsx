import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './SettingRow.module.css';
import { SettingRow } from './SettingRow.tsx';

type SettingLinkRowProps = {
  /** Id used by search results and links. */
  id: string;
  label: string;
  hint?: string;
  to: string;
  /** Name of the link for screen readers; it reads “View”. */
  spoken: string;
};

/** A row of a settings page that leads to another page. */
export function SettingLinkRow({ id, label, hint, to, spoken }: SettingLinkRowProps) {
  const { t } = useLingui();
  return (
    <SettingRow id={id}>
      <span className={styles.label}>{label}</span>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.control}>
        <ButtonLink href={to} size="small" variant="secondary" aria-label={spoken}>{t`View`}</ButtonLink>
      </div>
    </SettingRow>
  );
}
