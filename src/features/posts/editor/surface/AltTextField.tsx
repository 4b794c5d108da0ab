import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { limits } from '#generated/limits.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './PictureView.module.css';

const ALT_MAX = limits.altTextLength;

type AltTextFieldProps = { value: string; disabled: boolean; onChange: (said: string) => void };

/**
 * What the picture shows, in words. Reminds gently once the writer has been here and left it empty; nothing is ever
 * refused for it.
 */
export function AltTextField({ value, disabled, onChange }: AltTextFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [wasHere, setWasHere] = useState(false);
  const isMissing = value.trim() === '';
  return (
    <div className={styles.alt} data-missing={isMissing || undefined}>
      <label htmlFor={id} className={styles.altLabel}>
        <Icon name={isMissing ? 'eye-off' : 'check'} size={16} />
        {t`Description`}
      </label>
      <textarea
        id={id}
        rows={1}
        className={styles.altInput}
        value={value}
        disabled={disabled}
        maxLength={ALT_MAX}
        placeholder={t`What does this picture show?`}
        aria-describedby={isMissing && wasHere ? `${id}-reminder` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => setWasHere(true)}
      />
      {isMissing && wasHere ? (
        <p id={`${id}-reminder`} className={styles.altReminder}>
          {t`A few words let people who cannot see it take part. You can still post without.`}
        </p>
      ) : null}
    </div>
  );
}
