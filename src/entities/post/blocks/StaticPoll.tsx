import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { pollClosesAt } from '../model/poll-closing.ts';
import { FullTime } from '../parts/FullTime.tsx';
import styles from './PollView.module.css';
import type { PollViewProps } from './PollView.tsx';

/** Renders a poll as text, in the layout the interactive poll takes over. */
export function StaticPoll({
  block,
  postedAt,
  children,
}: PollViewProps & { /** Rendered below the answers. */ children?: ReactNode }) {
  const now = useNow();
  const closing = pollClosesAt(block, postedAt);
  const isOver = closing !== undefined && closing <= now;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" className={styles.poll} aria-label={block.question} data-still="">
      <p className={styles.question} dir="auto">
        {block.question}
      </p>
      <ul className={styles.answers} data-many={block.settings.multipleChoice || undefined}>
        {block.answers.map(({ clientId, answerText }) => (
          <li key={clientId} className={styles.answer}>
            <span className={isOver ? undefined : styles.mark} />
            <span dir="auto">{answerText}</span>
          </li>
        ))}
      </ul>
      {children}
      <p className={styles.facts}>
        <Icon name="poll" size={16} />
        {block.settings.multipleChoice ? (
          <span>
            <Trans>Several may be chosen</Trans>
          </span>
        ) : null}
        {closing === undefined ? null : (
          <span>
            {isOver ? (
              <Trans>
                Closed <FullTime timestamp={closing} />
              </Trans>
            ) : (
              <Trans>
                Closes <FullTime timestamp={closing} />
              </Trans>
            )}
          </span>
        )}
      </p>
    </div>
  );
}
