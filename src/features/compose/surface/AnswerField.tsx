import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useTypedValue } from '#src/shared/hooks/use-typed-value.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { ANSWER_MAX_LENGTH, MIN_ANSWERS } from '../model/polls.ts';
import styles from './PollCard.module.css';

type AnswerFieldProps = {
  text: string;
  index: number;
  /** Number of answers. */
  count: number;
  disabled: boolean;
  error: string | undefined;
  onChange: (words: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Input of one poll answer. */
export function AnswerField({
  text,
  index,
  count,
  disabled,
  error,
  onChange,
  onLeave,
  onKeyDown,
  onMove,
  onRemove,
}: AnswerFieldProps) {
  const { t } = useLingui();
  const place = index + 1;
  const typed = useTypedValue(text, onChange);
  return (
    <li className={styles.answer} data-answer={place}>
      <span className={styles.mark} />
      <TextField
        label={t`Answer ${place}`}
        hideLabel
        placeholder={t`Answer ${place}`}
        maxLength={ANSWER_MAX_LENGTH}
        disabled={disabled}
        error={error}
        {...typed}
        onBlur={() => {
          typed.onBlur();
          onLeave();
        }}
        onKeyDown={onKeyDown}
      />
      {disabled ? null : (
        <span className={styles.controls}>
          <IconButton
            size="small"
            icon="chevron-up"
            label={t`Move answer ${place} up`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            icon="chevron-down"
            label={t`Move answer ${place} down`}
            disabled={place === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="small"
            icon="close"
            label={t`Remove answer ${place}`}
            disabled={count <= MIN_ANSWERS}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}
