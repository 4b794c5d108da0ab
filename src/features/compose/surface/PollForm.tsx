import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTypedValue } from '#src/shared/hooks/use-typed-value.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import {
  addAnswer,
  MAX_ANSWERS,
  moveAnswer,
  type PollBlock,
  pollErrorsOf,
  QUESTION_MAX_LENGTH,
  removeAnswer,
  withAnswer,
  withDuration,
} from '../model/polls.ts';
import { AnswerField } from './AnswerField.tsx';
import { useComposerTools } from './composer-context.ts';
import { DurationChoice } from './DurationChoice.tsx';
import styles from './PollCard.module.css';

type PollFormProps = {
  poll: PollBlock;
  disabled: boolean /** Applies a change to the newest state of the poll. */;
  onChange: (how: (poll: PollBlock) => PollBlock) => void;
};

function focusInput(box: HTMLElement | null, index: number): void {
  box?.querySelectorAll<HTMLInputElement>('[data-answer] input')[index]?.focus();
}

/** Form of a poll. Validation errors are shown after a field was left, or after an attempt to send the post. */
export function PollForm({ poll, disabled, onChange }: PollFormProps) {
  const { t } = useLingui();
  const { announce, checksPolls, takeFresh } = useComposerTools();
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { answers } = poll;
  const lacks = pollErrorsOf(poll);
  const focusAnswer = (index: number): void => focusInput(box.current, index);

  useEffect(() => {
    if (takeFresh(poll.clientId)) box.current?.querySelector('input')?.focus();
  }, [poll.clientId, takeFresh]);

  const goal = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (goal.current === undefined || !answers[goal.current]) return;
    focusInput(box.current, goal.current);
    goal.current = undefined;
  }, [answers]);

  /** Changes the answers and focuses the one at `index`. */
  const rearrange = (how: (poll: PollBlock) => PollBlock, index: number): void => {
    goal.current = index;
    onChange(how);
  };

  const question = useTypedValue(poll.question, (text) => onChange((now) => ({ ...now, question: text })));
  const setMany = (multipleChoice: boolean): void =>
    onChange((now) => ({ ...now, settings: { ...now.settings, multipleChoice } }));

  const leave = (field: string): void => setLeft(new Set([...left, field]));
  const isWatched = (field: string): boolean => checksPolls || left.has(field);

  const errorOf = (clientId: string): string | undefined => {
    if (lacks.repeated.includes(clientId) && isWatched(clientId)) return t`This answer is there already.`;
    if (lacks.missing.includes(clientId) && isWatched(clientId)) return t`A poll needs at least two answers.`;
    return undefined;
  };

  const move = (index: number, by: 1 | -1): void => {
    if (!answers[index + by]) return;
    rearrange((now) => moveAnswer(now, index, by), index + by);
    announce(t`Answer moved to place ${index + by + 1}`);
  };

  const remove = (index: number): void => {
    rearrange((now) => removeAnswer(now, index), Math.max(0, index - 1));
    announce(t`Answer removed`);
  };

  /** Enter focuses the next answer, or adds one; Backspace removes an empty one; Alt and the arrow keys move it. */
  const onAnswerKey = (event: KeyboardEvent, index: number): void => {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    const isBlank = answers[index]?.answerText === '';
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Enter') {
      if (index < answers.length - 1) focusAnswer(index + 1);
      else if (!isBlank) rearrange((now) => addAnswer(now, index), index + 1);
    } else if (event.key === 'Backspace' && isBlank && answers.length > 2) remove(index);
    else if (isVertical && event.altKey) move(index, event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={box} className={styles.form}>
      <TextField
        label={t`Question`}
        hideLabel
        placeholder={t`What do you want to know?`}
        maxLength={QUESTION_MAX_LENGTH}
        disabled={disabled}
        error={lacks.question && isWatched('question') ? t`A poll needs a question.` : undefined}
        className={styles.question}
        {...question}
        onBlur={() => {
          question.onBlur();
          leave('question');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
          event.preventDefault();
          focusAnswer(0);
        }}
      />
      <ol className={styles.answers} data-many={poll.settings.multipleChoice || undefined}>
        {answers.map(({ clientId, answerText }, index) => (
          <AnswerField
            key={clientId}
            text={answerText}
            index={index}
            count={answers.length}
            disabled={disabled}
            error={errorOf(clientId)}
            onChange={(words) => onChange((now) => withAnswer(now, clientId, words))}
            onLeave={() => leave(clientId)}
            onKeyDown={(event) => onAnswerKey(event, index)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Button
        size="small"
        variant="quiet"
        className={styles.add}
        disabled={disabled || answers.length >= MAX_ANSWERS}
        onClick={() => rearrange((now) => addAnswer(now), answers.length)}
      >
        {answers.length >= MAX_ANSWERS ? (
          <Trans>A poll cannot have more answers</Trans>
        ) : (
          <Trans>Add an answer</Trans>
        )}
      </Button>
      <Checkbox
        label={t`Several answers may be chosen`}
        checked={poll.settings.multipleChoice}
        disabled={disabled}
        onChange={(event) => setMany(event.currentTarget.checked)}
      />
      <DurationChoice
        poll={poll}
        disabled={disabled}
        onChoose={(seconds) => onChange((now) => withDuration(now, seconds))}
      />
    </div>
  );
}
