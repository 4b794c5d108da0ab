import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { editDecisionBodyReporterMessageMax } from '#generated/zod/editDecisionBody.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { OwnWords } from '#src/entities/moderation/OwnWords.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import letter from './DecisionLetter.module.css';
import styles from './SettledRow.module.css';
import type { Settling } from './use-settling.ts';

type TellReportersProps = {
  decision: ModerationDecision;
  /** True when the decision agrees with the reports. */
  hasActed: boolean;
  settling: Settling;
};

/** Says what those who reported a thing will hear, and lets the moderator add words to them. */
export function TellReporters({ decision, hasActed, settling }: TellReportersProps) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const { reporterMessage } = decision;
  return (
    <>
      <div className={styles.said}>
        <p className={styles.small}>
          {hasActed ? (
            <Trans>Those who reported it hear that you acted.</Trans>
          ) : (
            <Trans>Those who reported it hear that you looked at it and left it as it is.</Trans>
          )}
        </p>
        <Button variant="quiet" size="small" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {reporterMessage ? t`Change your words to them` : t`Add a word to them`}
        </Button>
      </div>
      {isWriting ? (
        <OwnWords
          label={t`Your words to those who reported it`}
          initial={reporterMessage}
          maxLength={editDecisionBodyReporterMessageMax}
          onUse={(words) => settling.reword(decision, { reporter_message: words })}
          onSaved={() => setWriting(false)}
        />
      ) : reporterMessage ? (
        <blockquote className={letter.letter}>
          <p dir="auto">{reporterMessage}</p>
        </blockquote>
      ) : null}
    </>
  );
}
