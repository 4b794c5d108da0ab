import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { KeyHint } from '#src/entities/moderation/KeyHint.tsx';
import { DoneBead, QueueRow } from '#src/entities/moderation/QueueRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { DecisionLetter } from './DecisionLetter.tsx';
import { Explain } from './Explain.tsx';
import type { Outcome, SettledEntry } from './queue-entry.ts';
import styles from './SettledRow.module.css';
import { TellReporters } from './TellReporters.tsx';
import type { Settling } from './use-settling.ts';

/** Outcomes after which a member is told why. */
const EXPLAINED: ReadonlySet<Outcome> = new Set(['remove', 'send_back', 'label']);

/** Outcomes that say that the reports were right. */
const ACTED: ReadonlySet<Outcome> = new Set(['remove', 'send_back', 'label', 'escalate']);

function OutcomeWords({ entry: { outcome, decision, item } }: { entry: SettledEntry }) {
  const { t } = useLingui();
  const { name } = item.blog;
  const colleague = decision?.decidedBy?.name;
  switch (outcome) {
    case 'approve':
      return item.kind === 'member' ? t`Nothing is done. ${name} does not hear of it.` : t`It stays up.`;
    case 'remove':
      return t`Removed.`;
    case 'send_back':
      return t`Sent back.`;
    case 'label':
      return t`Labelled as mature.`;
    case 'unlabel':
      return t`The label is off.`;
    case 'escalate':
      return t`Passed to the staff of Skein.`;
    case 'let_in':
      return t`${name} approved`;
    case 'not_now':
      return t`${name} denied`;
    case 'accepted':
      return t`The appeal was right. It is undone.`;
    case 'rejected':
      return t`The decision stands.`;
    default:
      return colleague
        ? t`${colleague} was quicker. Your answer did nothing.`
        : t`A colleague was quicker. Your answer did nothing.`;
  }
}

type SettledRowProps = { community: Community; entry: SettledEntry; settling: Settling };

/** Renders an entry that was settled here: what happened, undoing it, why, and the letter that the member gets. */
export function SettledRow({ community, entry, settling }: SettledRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const { item, outcome, decision, isUnsent = false } = entry;
  const { name } = item.blog;
  const waits = outcome !== 'beaten' && decision?.noticeDueTs !== undefined;
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
              <OutcomeWords entry={entry} />
            </b>{' '}
            {item.reportCount > 0 && outcome !== 'beaten' && !isUnsent ? (
              <Plural
                value={item.reportCount}
                one="The report is settled."
                other="All # reports are settled."
              />
            ) : null}
          </p>
          {decision?.canRevoke || isUnsent ? (
            <Button
              variant="quiet"
              size="small"
              data-key="z"
              disabled={settling.busy}
              onClick={() => settling.undo(entry)}
            >
              {outcome === 'beaten' ? t`Reopen` : t`Undo`} <KeyHint>Z</KeyHint>
            </Button>
          ) : null}
        </div>
        {isUnsent ? (
          <p className={styles.small}>
            <Trans>
              Not sent yet. It is kept in this tab and goes out when there is a connection; then you can say
              why.
            </Trans>
          </p>
        ) : waits && EXPLAINED.has(outcome) ? (
          <>
            <Explain community={community} decision={decision} name={name} settling={settling} />
            <DecisionLetter decision={decision} />
            <p className={styles.small}>
              <Trans>Goes out when you open the next one, with how to appeal.</Trans>
            </p>
          </>
        ) : EXPLAINED.has(outcome) ? (
          <p className={styles.small}>{t`${name} was told.`}</p>
        ) : null}
        {waits && item.reportCount > 0 ? (
          <TellReporters decision={decision} hasActed={ACTED.has(outcome)} settling={settling} />
        ) : null}
      </div>
    </QueueRow>
  );
}
