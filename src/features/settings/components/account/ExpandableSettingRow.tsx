import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import look from './Account.module.css';

type ExpandableSettingRowProps = {
  /** Id of its entry in `sections/`. */
  id: string;
  label: ReactNode;
  /** Current value. */
  value?: ReactNode;
  /** Label of the button that opens the form. */
  action: string;
  /** Accessible name of the button. */
  spoken?: string;
  isDangerous?: boolean;
  children: (close: () => void) => ReactNode;
};

/**
 * Row of a setting that is changed by a form: its value, and a button that opens the form below. Closing returns the
 * focus.
 */
export function ExpandableSettingRow({
  id,
  label,
  value,
  action,
  spoken,
  isDangerous = false,
  children,
}: ExpandableSettingRowProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <SettingRow id={id}>
        <span className={styles.label}>{label}</span>
        {value ? <div className={styles.hint}>{value}</div> : null}
        <div className={styles.control}>
          <Button
            ref={opener}
            size="small"
            variant="secondary"
            className={isDangerous ? look.danger : undefined}
            aria-expanded={isOpen}
            aria-label={spoken}
            onClick={() => setOpen(!isOpen)}
          >
            {action}
          </Button>
        </div>
      </SettingRow>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
