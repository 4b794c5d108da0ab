import { useLingui } from '@lingui/react/macro';
import type { FormField } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useHandleCheck } from '../data/handle-check.ts';
import styles from './NewCommunity.module.css';

type HandleFieldProps = {
  field: FormField;
  /** Handles that the server offered in its refusal. */
  offered: readonly string[];
  /** Handle that the community has already, which is not checked. */
  present?: string;
  /** Shown while the handle is unchanged. */
  hint?: string;
  /** Says that the handle cannot be changed now. */
  isLocked?: boolean;
  onChoose: (handle: string) => void;
};

/** Field for the handle of a community: checked while it is typed, with free ones to choose from. */
export function HandleField({ field, offered, present, hint, isLocked, onChoose }: HandleFieldProps) {
  const { t } = useLingui();
  const isPresent = present !== undefined && field.value === present;
  const { state, suggestions } = useHandleCheck(isPresent ? '' : field.value);
  const refusal = {
    taken: t`Another community has this handle.`,
    reserved: t`The site needs this handle itself.`,
    invalid: t`A handle has letters, digits, hyphens and underscores only.`,
  };
  const isRefused = state === 'taken' || state === 'reserved' || state === 'invalid';
  const error = isRefused ? refusal[state] : field.error;
  const names = isRefused ? suggestions : offered;
  return (
    <div className={styles.fields}>
      <TextField
        {...field}
        label={t`Handle`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={65}
        readOnly={isLocked}
        error={error}
        hint={
          error && !isLocked ? undefined : isPresent || isLocked ? (
            hint
          ) : (
            <span role="status">
              {state === 'free'
                ? t`This handle is available`
                : state === 'checking'
                  ? t`Checking whether the handle is available…`
                  : t`Its address. Letters, digits and hyphens.`}
            </span>
          )
        }
      />
      {names.length > 0 ? (
        <fieldset className={styles.offer} aria-label={t`Available handles`}>
          {names.map((name) => (
            <Button key={name} size="small" className={styles.name} onClick={() => onChoose(name)}>
              @{name}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
