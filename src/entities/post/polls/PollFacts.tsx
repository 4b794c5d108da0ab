import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { fullTime, isoTime, relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from '../blocks/PollView.module.css';
import type { PollViewProps } from '../blocks/PollView.tsx';
import { formatTimeUntil } from '../model/poll.ts';
import { pollClosesAt } from '../model/poll-closing.ts';
import live from './LivePoll.module.css';

type PollFactsProps = PollViewProps & {
  results: PollResults;
  /** Submits the ballot; undefined where there is none. */
  vote: (() => void) | undefined;
  /** State and setter of the result preview, for viewers who can still vote. */
  peek: { peeks: boolean; onPeek: (peeks: boolean) => void } | undefined;
};

function Ending({ closing, isOpen }: { closing: number; isOpen: boolean }) {
  const { i18n } = useLingui();
  const dateLocale = useDateLocale();
  const now = useNow();
  const words = isOpen
    ? formatTimeUntil(closing - now, i18n.locale)
    : relativeTime(Math.min(closing, now), now, dateLocale);
  const time = (
    <time dateTime={isoTime(closing)} title={fullTime(closing, dateLocale)}>
      {words}
    </time>
  );
  return <span>{isOpen ? <Trans>Closes {time}</Trans> : <Trans>Closed {time}</Trans>}</span>;
}

/** Renders vote button, number of votes and remaining time below the answers. */
export function PollFacts({ block, postedAt, results, vote, peek }: PollFactsProps) {
  const closing = results.closesTs ?? (results.isOpen ? pollClosesAt(block, postedAt) : undefined);
  return (
    <div className={live.foot}>
      {vote ? (
        <Button onClick={vote}>
          <Trans>Vote</Trans>
        </Button>
      ) : null}
      {peek ? (
        <Button variant="quiet" className={live.peek} onClick={() => peek.onPeek(!peek.peeks)}>
          {peek.peeks ? <Trans>Back to voting</Trans> : <Trans>See results</Trans>}
        </Button>
      ) : null}
      <p className={styles.facts}>
        <Icon name="poll" size={16} />
        <span>
          <Plural value={results.totalVotes} _0="No votes yet" one="# vote" other="# votes" />
        </span>
        {block.settings.multipleChoice ? (
          <span>
            <Trans>Several may be chosen</Trans>
          </span>
        ) : null}
        {closing === undefined ? null : <Ending closing={closing} isOpen={results.isOpen} />}
        {closing === undefined && !results.isOpen ? (
          <span>
            <Trans>Voting begins when this is published</Trans>
          </span>
        ) : null}
      </p>
    </div>
  );
}
