import { useId } from 'react';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import styles from '../blocks/PollView.module.css';
import live from './LivePoll.module.css';

type BallotProps = {
  block: PollBlock;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Renders the answers as native radio buttons, or as checkboxes when several may be chosen. */
export function Ballot({ block, chosen, onChoose }: BallotProps) {
  const name = useId();
  const isMany = block.settings.multipleChoice;
  const change = (answer: string, isChecked: boolean): void => {
    const others = isMany ? chosen.filter((one) => one !== answer) : [];
    onChoose(isChecked ? [...others, answer] : others);
  };
  return (
    <div className={styles.answers} data-many={isMany || undefined}>
      {block.answers.map(({ clientId, answerText }) => (
        <label key={clientId} className={`${styles.answer} ${live.choice}`}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            value={clientId}
            checked={chosen.includes(clientId)}
            className={`${styles.mark} ${live.input}`}
            onChange={(event) => change(clientId, event.currentTarget.checked)}
          />
          <span dir="auto">{answerText}</span>
        </label>
      ))}
    </div>
  );
}
