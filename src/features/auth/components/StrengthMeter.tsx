import { useLingui } from '@lingui/react/macro';
import type { PasswordStrength } from '#generated/zod/passwordStrength.zod.ts';
import styles from './SignIn.module.css';

const BAR_NUMBERS = [1, 2, 3, 4];

/**
 * Strength of the password as bars and as text. Both are always rendered, so that the text is announced and the layout
 * does not shift.
 */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const { t } = useLingui();
  const words = [t`Very easy to guess`, t`Easy to guess`, t`Fair`, t`Good`, t`Very hard to guess`];
  // A refused password fills one bar, whatever its length.
  const score = strength && (strength.acceptable ? Math.max(1, strength.score) : 1);
  return (
    <div className={styles.strength}>
      <div className={styles.meter} data-score={score} aria-hidden="true">
        {BAR_NUMBERS.map((bar) => (
          <span key={bar} />
        ))}
      </div>
      <p className={styles.meterWords} role="status">
        {strength ? [words[strength.score], strength.hint].filter(Boolean).join('. ') : null}
      </p>
    </div>
  );
}
