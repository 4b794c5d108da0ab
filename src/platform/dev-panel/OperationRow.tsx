import { useId } from 'react';
import styles from './DevPanel.module.css';
import type { DocumentedAnswer } from './documented-answers.ts';
import type { ForcedAnswer } from './forced.ts';

interface Props {
  operation: string;
  /** Undefined while the contract loads. */
  choices: DocumentedAnswer[] | undefined;
  answer: ForcedAnswer | undefined;
  onChange: (answer: ForcedAnswer | undefined) => void;
}

const USUAL = '';

const keyOf = ({ status, example }: ForcedAnswer): string => (example ? `${status}:${example}` : `${status}`);

/** An operation with its documented responses. */
export function OperationRow({ operation, choices, answer, onChange }: Props) {
  const id = useId();
  // A URL may force a status without naming an example; the first example of that status is used then.
  const current = choices?.find(
    ({ status, example }) =>
      answer?.status === status && (answer.example === undefined || answer.example === example),
  );
  return (
    <li className={styles.row} data-forced={answer ? '' : undefined}>
      <label htmlFor={id} className={styles.operation}>
        {operation}
      </label>
      <select
        id={id}
        className={styles.select}
        value={current ? keyOf(current) : USUAL}
        onChange={({ target }) => {
          const chosen = choices?.find((choice) => keyOf(choice) === target.value);
          onChange(chosen && { status: chosen.status, example: chosen.example });
        }}
      >
        <option value={USUAL}>As usual</option>
        {choices?.map((choice) => (
          <option key={keyOf(choice)} value={keyOf(choice)}>
            {[choice.status, choice.example, choice.summary && `– ${choice.summary}`]
              .filter(Boolean)
              .join(' ')}
          </option>
        ))}
      </select>
    </li>
  );
}
