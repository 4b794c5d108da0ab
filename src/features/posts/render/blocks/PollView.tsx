import { Plural, Trans } from '@lingui/react/macro';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { FullTime } from '../parts/FullTime.tsx';
import { useNow } from '../parts/use-now.ts';
import styles from './PollView.module.css';

/** When a poll closes, in seconds since 1970; undefined for one that stays open. */
export const closesAt = (
  { settings, timestamp, createdAt }: PollBlock,
  postedAt: number,
): number | undefined => {
  if (settings.closeStatus !== 'closed-after' || settings.expireAfter === undefined) return undefined;
  const started = timestamp ?? (createdAt ? Date.parse(createdAt) / 1000 : postedAt);
  return started + settings.expireAfter;
};

/** A poll's question and answers. */
export const PollView = ({ block, postedAt }: { block: PollBlock; postedAt: number }) => {
  const now = useNow();
  const closing = closesAt(block, postedAt);
  const isClosed = closing !== undefined && closing <= now;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" className={styles.poll} aria-label={block.question}>
      <p className={styles.question} dir="auto">
        {block.question}
      </p>
      <ul className={styles.answers}>
        {block.answers.map(({ clientId, answerText }) => (
          <li key={clientId} className={styles.answer} dir="auto">
            {answerText}
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <Icon name="poll" size={16} />
        <span>
          <Plural value={block.answers.length} one="# answer" other="# answers" />
        </span>
        {block.settings.multipleChoice ? (
          <span>
            <Trans>Several may be chosen</Trans>
          </span>
        ) : null}
        {closing === undefined ? null : (
          <span>
            {isClosed ? (
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
};
