import { useLingui } from '@lingui/react/macro';
import { MAX_BLOG_NAME_LENGTH } from '#src/paths/blog-name.ts';
import { Icon } from '../ui/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './BlogNameField.module.css';
import { useNameCheck, useNameSuggestions } from './use-blog-name.ts';
import type { FormField } from './use-contract-form.ts';

type BlogNameFieldProps = {
  field: FormField;
  /** Word the suggested names should resemble. */
  like: string;
  /** Names the server suggested in its refusal. */
  offered: readonly string[];
  onChoose: (name: string) => void;
  /** True while the form is submitted, which pauses the requests of this field. */
  isSending: boolean;
};

const SHOWN_NAME_COUNT = 4;

/** Field for a new blog's name: checked while typing, with available names to choose from. */
export function BlogNameField({ field, like, offered, onChoose, isSending }: BlogNameFieldProps) {
  const { t } = useLingui();
  const { value, error } = field;
  const check = useNameCheck(value, isSending);
  const suggestions = useNameSuggestions(like, value === '' && !isSending);
  const isRefused = check.state === 'taken' || check.state === 'invalid';
  const message = isRefused ? check.message : error;
  const alternatives = isRefused ? check.suggested : offered;
  const names = alternatives.length > 0 ? alternatives : value ? [] : suggestions;

  const hint = {
    idle: t`Letters, digits and hyphens.`,
    checking: t`Checking whether the name is available…`,
    free: (
      <span className={styles.free}>
        <Icon name="check" size={16} />
        {t`This name is available`}
      </span>
    ),
    taken: undefined,
    invalid: undefined,
  }[check.state];

  return (
    <div className={styles.group}>
      <TextField
        {...field}
        label={t`Blog name`}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_BLOG_NAME_LENGTH + 1}
        hint={message ? undefined : <span role="status">{hint}</span>}
        error={message}
      />
      {value === '' && names.length === 0 ? <div className={styles.awaited} /> : null}
      {names.length > 0 ? (
        <div className={styles.names}>
          <span>{isRefused || offered.length > 0 ? t`Available:` : t`Suggestions:`}</span>
          {names.slice(0, SHOWN_NAME_COUNT).map((name) => (
            <button key={name} type="button" className={styles.name} onClick={() => onChoose(name)}>
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
