import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from '../blocks/PollView.module.css';
import type { PollViewProps } from '../blocks/PollView.tsx';
import { StaticPoll } from '../blocks/StaticPoll.tsx';
import { hasVisibleCounts } from '../model/poll.ts';
import { Ballot } from './Ballot.tsx';
import live from './LivePoll.module.css';
import { PollFacts } from './PollFacts.tsx';
import { PollProblem } from './PollProblem.tsx';
import { PollResultList } from './PollResultList.tsx';
import { usePoll } from './use-poll.ts';

/** Interactive poll: the ballot for those who have not voted, the results for those who may see them. */
export function LivePoll(props: PollViewProps) {
  const { block } = props;
  const { t } = useLingui();
  const poll = usePoll(props);
  const [peeks, setPeeks] = useState(false);
  const { results } = poll;

  if (!results) {
    return (
      <StaticPoll {...props}>
        <PollProblem problem={poll.problem} onRetry={poll.readAgain} />
      </StaticPoll>
    );
  }
  // The author may see the results before voting, and without voting.
  const mayPeek = results.isOpen && !results.hasVoted && hasVisibleCounts(results);
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
        <PollResultList block={block} results={results} />
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
