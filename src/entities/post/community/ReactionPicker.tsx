import { useLingui } from '@lingui/react/macro';
import { type RefObject, type SyntheticEvent, use, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CommunityContext } from './community-context.ts';
import { oneEmojiOf } from './one-emoji.ts';
import styles from './ReactionPicker.module.css';
import { REACTION_SUGGESTIONS, USUAL_REACTIONS } from './reactions.ts';

type ReactionPickerProps = {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onChoose: (grapheme: string) => void;
  onClose: () => void;
};

/** Popover that chooses a reaction: those of the community first, frequent ones, or any emoji that is typed. */
export function ReactionPicker({ triggerRef, onChoose, onClose }: ReactionPickerProps) {
  const { t } = useLingui();
  const community = use(CommunityContext);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const offered = community?.reactionChoices.length ? community.reactionChoices : USUAL_REACTIONS;
  const choices = [...new Set([...offered, ...REACTION_SUGGESTIONS])];
  const choose = (grapheme: string): void => {
    onChoose(grapheme);
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const emoji = oneEmojiOf(typed);
    if (emoji) choose(emoji);
    else setProblem(t`Type one emoji.`);
  };
  return (
    <Popover
      className={styles.picker}
      aria-label={t`Add a reaction`}
      triggerRef={triggerRef}
      placement="top start"
      offset={6}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog aria-label={t`Add a reaction`}>
        <div className={styles.grid}>
          {choices.map((grapheme) => (
            <button key={grapheme} type="button" onClick={() => choose(grapheme)}>
              {grapheme}
            </button>
          ))}
        </div>
        <form className={styles.typed} noValidate onSubmit={submit}>
          <TextField
            label={t`Another emoji`}
            value={typed}
            error={problem}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit">{t`React`}</Button>
        </form>
      </Dialog>
    </Popover>
  );
}
