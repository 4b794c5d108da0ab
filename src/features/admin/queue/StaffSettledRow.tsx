import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type EditStaffDecisionBody,
  editStaffDecisionBodyAuthorMessageMax,
  editStaffDecisionBodyReporterMessageMax,
} from '#generated/zod/editStaffDecisionBody.zod.ts';
import { ReportReason } from '#generated/zod/reportReason.zod.ts';
import type { StaffDecision } from '#generated/zod/staffDecision.zod.ts';
import { KeyHint } from '#src/entities/moderation/KeyHint.tsx';
import { OwnWords } from '#src/entities/moderation/OwnWords.tsx';
import { DoneBead, QueueRow } from '#src/entities/moderation/QueueRow.tsx';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './StaffSettledRow.module.css';
import { blogOf, type SettledStaffEntry } from './staff-entries.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { StaffSettling } from './use-staff-settling.ts';
import { useDecidedWords, useReasonName } from './use-staff-words.ts';

const DAY_SECONDS = 86_400;

/** Lengths of a suspension, in days; 0 for one without end. */
const SUSPENSION_DAYS = [0, 1, 7, 30] as const;

/** Those who are told of a decision. */
type Addressee = 'author' | 'reporters';

/** Interval at which the notices are held back while somebody writes: half of what one call holds them. */
const HOLD_INTERVAL_MS = 60_000;

type ChipsProps = {
  entry: SettledStaffEntry;
  decision: StaffDecision;
  /** Changes the decision. */
  reword: (data: EditStaffDecisionBody) => Promise<boolean>;
};

/** End of a suspension. */
function EndChip({ decision, reword }: ChipsProps) {
  const { t } = useLingui();
  const days =
    decision.untilTs === undefined ? 0 : Math.round((decision.untilTs - decision.decidedTs) / DAY_SECONDS);
  return (
    <Select
      aria-label={t`End of the suspension`}
      value={String(days)}
      onChange={({ currentTarget }) => {
        const chosen = Number(currentTarget.value);
        const until = chosen === 0 ? null : Math.floor(siteNow() / 1000) + chosen * DAY_SECONDS;
        void reword({ until_ts: until });
      }}
    >
      {SUSPENSION_DAYS.map((one) => (
        <option key={one} value={one}>
          {one === 0 ? t`without end` : one === 1 ? t`for a day` : one === 7 ? t`for a week` : t`for 30 days`}
        </option>
      ))}
    </Select>
  );
}

/** Reason of a decision. */
function ReasonChip({ decision, reword }: ChipsProps) {
  const { t } = useLingui();
  const reasonName = useReasonName();
  return (
    <Select
      aria-label={t`Reason`}
      value={decision.reason ?? 'other'}
      onChange={({ currentTarget }) => {
        const { data } = ReportReason.safeParse(currentTarget.value);
        if (data) void reword({ reason: data });
      }}
    >
      {ReportReason.options.map((one) => (
        <option key={one} value={one}>
          {reasonName(one)}
        </option>
      ))}
    </Select>
  );
}

type SentenceProps = ChipsProps & {
  /** The one whose words are being written. */
  writingTo: Addressee | undefined;
  onWrite: (to: Addressee | undefined) => void;
};

/** The sentence of a decision whose notices wait: reason, end, and the words to its author and its reporters. */
function Sentence(props: SentenceProps) {
  const { entry, decision, reword, writingTo, onWrite } = props;
  const { t } = useLingui();
  const name = blogOf(entry.item)?.name ?? '';
  const { outcome, authorMessage, reporterMessage } = decision;
  const count = entry.item.report?.reportCount ?? 0;
  const rewordHeld = (data: EditStaffDecisionBody): Promise<boolean> =>
    reword(writingTo === undefined ? data : { ...data, hold: true });
  const write = (to: Addressee): void => onWrite(writingTo === to ? undefined : to);
  return (
    <>
      <p className={styles.sentence}>
        {outcome !== 'dismiss' && entry.item.type === 'report' ? (
          <>
            <Trans>because of</Trans> <ReasonChip {...props} reword={rewordHeld} />
          </>
        ) : null}
        {outcome === 'suspend' ? <EndChip {...props} reword={rewordHeld} /> : null}
        {outcome === 'dismiss' ? null : (
          <>
            <Trans>{name} reads</Trans>{' '}
            <Button
              size="small"
              icon="pencil"
              aria-expanded={writingTo === 'author'}
              onClick={() => write('author')}
            >
              {authorMessage ? t`your words` : t`the usual words`}
            </Button>
          </>
        )}
        {count > 0 ? (
          <>
            <Plural value={count} one="The one who reported it hears" other="The # who reported it hear" />{' '}
            <Button
              size="small"
              icon="pencil"
              aria-expanded={writingTo === 'reporters'}
              onClick={() => write('reporters')}
            >
              {reporterMessage ? t`your words too` : t`the outcome`}
            </Button>
          </>
        ) : null}
      </p>
      {writingTo === 'author' ? (
        <OwnWords
          label={t`Your words to ${name}`}
          initial={authorMessage}
          maxLength={editStaffDecisionBodyAuthorMessageMax}
          onUse={(words) => reword({ author_message: words })}
          onSaved={() => onWrite(undefined)}
        />
      ) : null}
      {writingTo === 'reporters' ? (
        <OwnWords
          label={t`Your words to those who reported it`}
          initial={reporterMessage}
          maxLength={editStaffDecisionBodyReporterMessageMax}
          onUse={(words) => reword({ reporter_message: words })}
          onSaved={() => onWrite(undefined)}
        />
      ) : null}
    </>
  );
}

type UndoButtonProps = { decision: StaffDecision; settling: StaffSettling; seconds: number };

function UndoButton({ decision, settling, seconds }: UndoButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      size="small"
      data-key="u"
      disabled={settling.busy}
      onClick={() => void settling.undo(decision)}
    >
      <span>
        {t`Undo`}
        {seconds > 0 ? <span aria-hidden="true">{t`, ${seconds} s`}</span> : null}
      </span>{' '}
      <KeyHint>U</KeyHint>
    </Button>
  );
}

/** Holds the notices of a decision back while its words are written. */
function useHeldNotices(decision: StaffDecision | undefined, settling: StaffSettling, isHeld: boolean): void {
  const hold = useEffectEvent(() => {
    if (decision) void settling.reword(decision, { hold: true });
  });
  useEffect(() => {
    if (!isHeld) return;
    hold();
    const timer = setInterval(hold, HOLD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
}

/** Renders an entry that was settled here: the decision, undoing it, why, and the words that others get. */
export function StaffSettledRow({ entry, settling }: { entry: SettledStaffEntry; settling: StaffSettling }) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const { item, outcome, decision } = entry;
  const decidedWords = useDecidedWords(item);
  const seconds = useSecondsLeft(decision?.noticeDueTs);
  const name = blogOf(item)?.name ?? '';
  const [writingTo, setWritingTo] = useState<Addressee>();
  const waits = outcome !== 'beaten' && seconds > 0;
  const isWriting = writingTo !== undefined;
  useHeldNotices(decision, settling, waits && isWriting);
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => row.current?.focus({ preventScroll: true }), []);
  return (
    <QueueRow
      isDone
      bead={
        <DoneBead>
          <Icon name="check" size={18} />
        </DoneBead>
      }
    >
      <div ref={row} tabIndex={-1} className={styles.after}>
        <div className={styles.said}>
          <p role="status">
            <b>
              {outcome === 'beaten' && decision
                ? t`${decision.decidedBy.name} was quicker. Your decision did nothing.`
                : decidedWords(outcome)}
            </b>
          </p>
          {outcome !== 'beaten' && decision?.canRevoke ? (
            <UndoButton decision={decision} settling={settling} seconds={seconds} />
          ) : null}
        </div>
        {decision && (waits || isWriting) ? (
          <>
            {waits ? null : (
              <p role="status" className={styles.small}>
                <Trans>The notices have gone out, so these words can no longer go with them.</Trans>
              </p>
            )}
            <Sentence
              entry={entry}
              decision={decision}
              reword={(data) => settling.reword(decision, data)}
              writingTo={writingTo}
              onWrite={setWritingTo}
            />
          </>
        ) : outcome === 'beaten' ? null : (
          <p className={styles.small}>
            {outcome === 'dismiss'
              ? t`The notices went out. ${name} does not hear of it.`
              : t`${name} was told.`}
          </p>
        )}
      </div>
    </QueueRow>
  );
}
