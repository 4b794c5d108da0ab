import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { editDecisionBodyMessageMax } from '#generated/zod/editDecisionBody.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { OwnWords } from '#src/entities/moderation/OwnWords.tsx';
import { templatesQuery } from './queue-data.ts';
import styles from './SettledRow.module.css';
import type { Settling } from './use-settling.ts';

/** Number of reasons with a key of their own. */
const KEYED_COUNT = 4;

type ExplainProps = { community: Community; decision: ModerationDecision; name: string; settling: Settling };

/** Chips with the house rules and templates, and a field for other words. */
export function Explain({ community, decision, name, settling }: ExplainProps) {
  const { t } = useLingui();
  const group = useId();
  const { data: templates = [] } = useQuery(templatesQuery(community.name));
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <fieldset className={styles.because}>
        <legend>{t`Now tell ${name} why`}</legend>
        {community.rules.map(({ id, text }, index) => (
          <label key={id} className={styles.pick}>
            <input
              type="radio"
              name={group}
              data-key={index < KEYED_COUNT ? index + 1 : undefined}
              checked={decision.rule?.id === id}
              onChange={() => void settling.reword(decision, { reason: 'community_guidelines', rule_id: id })}
            />
            {index < KEYED_COUNT ? <b aria-hidden="true">{index + 1}</b> : null}
            <span dir="auto">{text}</span>
          </label>
        ))}
        {templates.map(({ id, title, message, reason, ruleId }) => (
          <label key={id} className={styles.pick}>
            <input
              type="radio"
              name={group}
              checked={decision.message === message}
              onChange={() =>
                void settling.reword(decision, {
                  message,
                  ...(reason ? { reason } : {}),
                  ...(ruleId ? { rule_id: ruleId } : {}),
                })
              }
            />
            <span dir="auto">{title}</span>
          </label>
        ))}
        <button
          type="button"
          className={styles.pick}
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >{t`Other…`}</button>
      </fieldset>
      {isWriting ? (
        <OwnWords
          label={t`Your words to ${name}`}
          initial={decision.message}
          maxLength={editDecisionBodyMessageMax}
          onUse={(message) => settling.reword(decision, { message })}
          onSaved={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
