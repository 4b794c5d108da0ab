import { useLingui } from '@lingui/react/macro';
import type { PorchVisibility } from '#generated/zod/porchVisibility.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { GUESTS } from '../model/porch.ts';
import { useGuestWords } from './use-guest-words.ts';
import styles from './WhoMaySit.module.css';

type WhoMaySitProps = { value: PorchVisibility; onChange: (visibility: PorchVisibility) => void };

/** Radios for who may see the porch. */
export function WhoMaySit({ value, onChange }: WhoMaySitProps) {
  const { t } = useLingui();
  const words = useGuestWords();
  return (
    <fieldset className={styles.choice}>
      <legend>{t`Who may sit here`}</legend>
      <p>{t`What a guest may not see, such as a private collection, is left out without a gap.`}</p>
      <div className={styles.radios}>
        {GUESTS.map((visibility) => (
          <label key={visibility} className={styles.radio}>
            <input
              type="radio"
              name="guests"
              value={visibility}
              checked={value === visibility}
              onChange={() => onChange(visibility)}
            />
            <Icon name={words[visibility].icon} size={20} />
            {words[visibility].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
