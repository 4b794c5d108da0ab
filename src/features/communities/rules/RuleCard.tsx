import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AutomaticRule } from '#generated/zod/automaticRule.zod.ts';
import type { AutomaticRuleRequest } from '#generated/zod/automaticRuleRequest.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useAutomaticRules } from '../data/automatic-rules.ts';
import { ruleRequest } from '../model/automatic-rule.ts';
import { LastWeek } from './LastWeek.tsx';
import { RuleSentence } from './RuleSentence.tsx';
import styles from './Rules.module.css';

type RuleCardProps = {
  community: string;
  rule: AutomaticRule;
  canChange: boolean;
  /** True for the one rule whose button is filled. */
  isNext: boolean;
};

/** An automatic rule. While it is off, last week lies below it, so that nobody switches it on unseen. */
export function RuleCard({ community, rule, canChange, isNext }: RuleCardProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { set, remove } = useAutomaticRules();
  const [isTrying, setTrying] = useState(false);
  const { id, isEnabled, setting, createdTs, heldCount, rightCount, conditions } = rule;
  const save = (changes: Partial<AutomaticRuleRequest>): void =>
    void set.write({ community, ruleId: id, data: ruleRequest(rule, changes) });
  const month = dateFormat(locale, { month: 'long', year: 'numeric' }).format(createdTs * 1000);
  // Reports of the last week came after it was written: nothing can be tried on them.
  const canTry = !conditions.some(({ kind }) => kind === 'reports');
  return (
    <li className={styles.rule}>
      <div className={styles.head}>
        <RuleSentence rule={rule} canChange={canChange} onChange={(next) => save({ conditions: next })} />
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={isEnabled}
          aria-label={t`This rule`}
          aria-disabled={!canChange || set.busy || undefined}
          onClick={() => (canChange ? save({ is_enabled: !isEnabled }) : undefined)}
        />
      </div>
      {isEnabled ? (
        <p className={styles.muted}>
          <Trans>
            On since {month}. <Plural value={heldCount} one="Once" other="# times" /> in the last 30 days,
            right <Plural value={rightCount} one="once" other="# times" />.
          </Trans>
        </p>
      ) : null}
      {canTry && (!isEnabled || isTrying) ? (
        <LastWeek community={community} rule={ruleRequest(rule)} />
      ) : null}
      {canChange ? (
        <div className={styles.acts}>
          {isEnabled ? null : (
            <Button
              variant={isNext ? 'primary' : 'secondary'}
              className={styles.tall}
              loading={set.busy}
              onClick={() => save({ is_enabled: true })}
            >{t`Switch it on`}</Button>
          )}
          {isEnabled && canTry && !isTrying ? (
            <Button variant="quiet" className={styles.tall} onClick={() => setTrying(true)}>
              {t`Try it on last week`}
            </Button>
          ) : null}
          {setting ? null : (
            <Button
              variant="quiet"
              className={styles.tall}
              loading={remove.busy}
              onClick={() => void remove.write({ community, ruleId: id })}
            >{t`Delete`}</Button>
          )}
        </div>
      ) : null}
    </li>
  );
}
