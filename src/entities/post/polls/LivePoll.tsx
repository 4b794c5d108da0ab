import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from '../blocks/PollView.module.css';
import type { PollViewProps } from '../blocks/PollView.tsx';
import { StillPoll } from '../blocks/StillPoll.tsx';
import { showsCounts } from '../model/poll.ts';
import { Ballot } from './Ballot.tsx';
import live from './LivePoll.module.css';
import { PollFacts } from './PollFacts.tsx';
import { PollProblem } from './PollProblem.tsx';
import { Tally } from './PollResultList.tsx';
import { usePoll } from './use-poll.ts';

/** A poll that can be answered: the ballot for who has not voted, the outcome for who may know it. */
export function LivePoll(props: PollViewProps) {
  const { block } = props;
  const { t } = useLingui();
  const poll = usePoll(props);
  const [peeks, setPeeks] = useState(false);
  const { results } = poll;

  if (!results) {
    return (
      <StillPoll {...props}>
        <PollProblem problem={poll.problem} onRetry={poll.readAgain} />
      </StillPoll>
    );
  }
  // Writers know the outcome before they vote, and may look without voting.
  const mayPeek = results.isOpen && !results.hasVoted && showsCounts(results);
  const isVoting = results.isOpen && !results.hasVoted && !(mayPeek && peeks);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      ref={poll.ref}
      role="group"
      tabIndex={-1}
      className={styles.poll}
      aria-label={block.question}
      data-fresh={poll.isFresh || peeks || undefined}
    >
      <p className={styles.question} dir="auto">
        {block.question}
      </p>
      {isVoting ? (
        <Ballot block={block} chosen={poll.chosen} onChoose={poll.choose} />
      ) : (
        <Tally block={block} results={results} />
      )}
      <PollProblem problem={poll.problem} onRetry={poll.readAgain} />
      <PollFacts
        {...props}
        results={results}
        vote={isVoting ? poll.vote : undefined}
        peek={mayPeek ? { peeks, onPeek: setPeeks } : undefined}
      />
      <span role="status" className={live.said}>
        <VisuallyHidden>{poll.isCounted ? t`Your vote is counted.` : ''}</VisuallyHidden>
      </span>
    </div>
  );
}
