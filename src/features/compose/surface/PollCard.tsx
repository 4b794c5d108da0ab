import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pollQuery } from '#src/entities/post/data/poll.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { PollBlock } from '../model/polls.ts';
import { useComposerTools } from './composer-context.ts';
import styles from './PollCard.module.css';
import { PollForm } from './PollForm.tsx';

type PollCardProps = {
  poll: PollBlock;
  disabled: boolean;
  onChange: (how: (poll: PollBlock) => PollBlock) => void;
  onRemove: () => void;
  /** The drag handle. */
  grip?: ReactNode;
};

/** Returns the number of votes and whether they lock the poll. A new poll is never locked. */
function useVotes(poll: PollBlock): { isFixed: boolean; votes: number } {
  const isExisting = useComposerTools().existingPolls.has(poll.clientId);
  const { data } = useQuery({ ...pollQuery(poll.clientId), enabled: isExisting });
  const votes = data?.totalVotes ?? 0;
  return { isFixed: isExisting && (data === undefined || votes > 0), votes };
}

/** Keeps presses on labels and gaps from the editor, which would select the whole card. */
function stopPresses(fields: HTMLDivElement | null): () => void {
  const stop = (event: MouseEvent): void => event.stopPropagation();
  fields?.addEventListener('mousedown', stop);
  return () => fields?.removeEventListener('mousedown', stop);
}

/** Card of a poll: editable until somebody has voted. */
export function PollCard({ poll, disabled, onChange, onRemove, grip }: PollCardProps) {
  const { t } = useLingui();
  const { isFixed, votes } = useVotes(poll);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where a name is enough
    <div role="group" aria-label={poll.question || t`Poll`} className={styles.card} data-poll={poll.clientId}>
      <div className={styles.head} data-drag-handle="">
        <Icon name="poll" size={20} />
        <strong className={styles.title}>
          <Trans>Poll</Trans>
        </strong>
        {grip}
        {disabled ? null : <IconButton size="small" icon="close" label={t`Remove poll`} onClick={onRemove} />}
      </div>
      {isFixed ? (
        <>
          <p className={styles.fixed} dir="auto">
            {poll.question}
          </p>
          <p className={styles.why}>
            {votes > 0 ? (
              <Plural
                value={votes}
                one="# person has voted, so the poll cannot be changed. Removing it deletes that vote."
                other="# people have voted, so the poll cannot be changed. Removing it deletes their votes."
              />
            ) : (
              <Trans>A poll cannot be changed when you edit a post.</Trans>
            )}
          </p>
        </>
      ) : (
        <div ref={stopPresses}>
          <PollForm poll={poll} disabled={disabled} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
