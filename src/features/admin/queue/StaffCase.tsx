import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { ClaimedNotice } from '#src/entities/moderation/ClaimedNotice.tsx';
import { KeyHint } from '#src/entities/moderation/KeyHint.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { SupportRequestItem } from '../components/SupportRequestItem.tsx';
import styles from './StaffCase.module.css';
import { StaffNotes } from './StaffNotes.tsx';
import { StaffReported } from './StaffReported.tsx';
import { StaffVoices } from './StaffVoices.tsx';
import { outcomesOf } from './staff-entries.ts';
import { staffItemQuery } from './staff-queue-data.ts';
import type { StaffSettling } from './use-staff-settling.ts';
import { useDecidedWords, useOutcomeWords, useReasonName } from './use-staff-words.ts';

type StaffCaseProps = {
  item: StaffQueueItem;
  /** Colleague who has it open. */
  claimer: BlogRef | undefined;
  settling: StaffSettling;
  isShown: boolean;
  onShow: () => void;
  onTakeOver: () => void;
};

/** The decisions on an entry, of equal weight, each with its key. */
function Decide({ item, settling }: Pick<StaffCaseProps, 'item' | 'settling'>) {
  const { t } = useLingui();
  const words = useOutcomeWords(item);
  const { decision, state } = item;
  const replaces = state === 'settled' ? decision?.id : undefined;
  const outcomes = outcomesOf(item).filter((outcome) => state === 'open' || outcome !== decision?.outcome);
  return (
    <fieldset className={styles.decide} aria-label={replaces ? t`Decide differently` : t`Decide`}>
      {outcomes.map((outcome, index) => (
        <button
          key={outcome}
          type="button"
          data-key={index + 1}
          className={styles.decision}
          aria-disabled={settling.busy || undefined}
          onClick={() => {
            if (!settling.busy) void settling.decide({ items: [item], outcome, replaces });
          }}
        >
          <Icon name={words[outcome].icon} size={22} />
          <b>{words[outcome].label}</b>
          <small>{words[outcome].detail}</small>
          <KeyHint>{String(index + 1)}</KeyHint>
        </button>
      ))}
    </fieldset>
  );
}

/** The last decision about an entry: of a settled one, or before it was reported again. */
function LastDecision({ item, settling }: Pick<StaffCaseProps, 'item' | 'settling'>) {
  const { t } = useLingui();
  const decidedWords = useDecidedWords(item);
  const { decision, state } = item;
  if (!decision) return null;
  const words = decidedWords(decision.outcome);
  return (
    <p className={styles.before}>
      {state === 'open' ? <Trans>Decided before. {words}.</Trans> : <>{words}.</>}{' '}
      <span className={styles.muted}>
        {decision.decidedBy.name}, <RelativeTime timestamp={decision.decidedTs} />
      </span>
      {decision.authorMessage ? (
        <q className={styles.said} dir="auto">
          {decision.authorMessage}
        </q>
      ) : null}
      {state === 'settled' && decision.canRevoke ? (
        <Button
          variant="quiet"
          size="small"
          data-key="u"
          disabled={settling.busy}
          className={styles.undo}
          onClick={() => void settling.undo(decision)}
        >
          {t`Undo`} <KeyHint>U</KeyHint>
        </Button>
      ) : null}
    </p>
  );
}

function CaseHead({ item }: { item: StaffQueueItem }) {
  const { t } = useLingui();
  const reasonName = useReasonName();
  const { report, appeal } = item;
  return (
    <header className={styles.head}>
      <h3>{report ? reasonName(report.reason) : appeal ? t`Appeal` : t`Letter`}</h3>
      <span className={styles.muted}>
        {report ? (
          <>
            <Plural value={report.reportCount} one="# report" other="# reports" />
            {', '}
          </>
        ) : null}
        <RelativeTime timestamp={item.createdTs} />
      </span>
    </header>
  );
}

/** Renders an open entry: why it waits, the thing itself, reporters' words, notes of colleagues, the decisions. */
export function StaffCase(props: StaffCaseProps) {
  const { item, claimer, settling, isShown, onShow, onTakeOver } = props;
  const { data: detailed } = useQuery(staffItemQuery(item.id));
  const { reports = [] } = detailed ?? item;
  return (
    <article className={styles.case}>
      {item.supportRequest ? (
        <div className={styles.letter}>
          <SupportRequestItem letter={item.supportRequest} />
        </div>
      ) : (
        <>
          <CaseHead item={item} />
          <div className={styles.content}>
            <StaffReported item={item} isShown={isShown} onShow={onShow} />
          </div>
        </>
      )}
      {reports.length > 0 ? <StaffVoices reports={reports} /> : null}
      <LastDecision item={item} settling={settling} />
      <StaffNotes item={item} />
      {claimer ? (
        <div className={styles.claimed}>
          <ClaimedNotice claimer={claimer} untilTs={item.claimedUntilTs ?? 0} onTakeOver={onTakeOver} />
        </div>
      ) : outcomesOf(item).length > 0 && (item.state === 'open' || item.type === 'report') ? (
        <Decide item={item} settling={settling} />
      ) : null}
    </article>
  );
}
