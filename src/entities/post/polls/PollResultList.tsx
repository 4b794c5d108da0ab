import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from '../blocks/PollView.module.css';
import { type PollOutcome, pollOutcomesOf } from '../model/poll.ts';
import live from './LivePoll.module.css';

function Row({ outcome, index }: { outcome: PollOutcome; index: number }) {
  const { t, i18n } = useLingui();
  const { text, votes, share, isWinner, isOwn } = outcome;
  const percent = numberFormat(i18n.locale, { style: 'percent' }).format(share);
  return (
    <li
      className={`${styles.answer} ${live.outcome}`}
      data-winner={isWinner || undefined}
      data-own={isOwn || undefined}
      style={{ '--share': share, '--row': index } as CSSProperties}
    >
      <span className={live.track} aria-hidden="true">
        <span className={live.fill} />
      </span>
      <span className={live.own} title={isOwn ? t`Your answer` : undefined}>
        {isOwn ? <Icon name="check" size={14} /> : null}
      </span>
      <span dir="auto">{text}</span>
      {votes === undefined ? null : (
        <span className={live.numbers}>
          <span className={live.percent}>{percent}</span>
          <span className={live.votes}>
            <Plural value={votes} one="# vote" other="# votes" />
          </span>
        </span>
      )}
      {isOwn ? (
        <VisuallyHidden>
          <Trans>Your answer</Trans>
        </VisuallyHidden>
      ) : null}
    </li>
  );
}

/** Renders the results of a poll: for each answer a bar with its share of the voters. */
export function PollResultList({ block, results }: { block: PollBlock; results: PollResults }) {
  return (
    <ul className={styles.answers}>
      {pollOutcomesOf(block, results).map((outcome, index) => (
        <Row key={outcome.clientId} outcome={outcome} index={index} />
      ))}
    </ul>
  );
}
