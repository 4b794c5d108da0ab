import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AutomaticRule } from '#generated/zod/automaticRule.zod.ts';
import type { RuleCondition } from '#generated/zod/ruleCondition.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { Select } from '#src/shared/ui/Select.tsx';
import { choicesWith, NEW_MEMBER_DAYS, REPORT_COUNTS, withNumber } from '../model/automatic-rule.ts';
import styles from './Rules.module.css';

type SentenceProps = {
  rule: AutomaticRule;
  /** True for those who may change rules. */
  canChange: boolean;
  onChange: (conditions: RuleCondition[]) => void;
};

type NumberProps = {
  label: string;
  value: number;
  kind: 'days' | 'people';
  choices: readonly number[];
  canChange: boolean;
  onChange: (value: number) => void;
};

/** Renders a number in a sentence, as a choice for those who may change it. */
function NumberChip({ label, value, kind, choices, canChange, onChange }: NumberProps) {
  const { t } = useLingui();
  const name = (count: number): string =>
    kind === 'days'
      ? t`${plural(count, { one: '# day', other: '# days' })}`
      : t`${plural(count, { one: '# person', other: '# people' })}`;
  if (!canChange) return <b>{name(value)}</b>;
  return (
    <Select
      aria-label={label}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {choicesWith(choices, value).map((count) => (
        <option key={count} value={count}>
          {name(count)}
        </option>
      ))}
    </Select>
  );
}

/** Renders one condition as a part of a list. */
function Part({ condition }: { condition: RuleCondition }) {
  const locale = useDateLocale();
  const list = (words: readonly string[]): string =>
    listFormat(locale, { type: 'disjunction' }).format(words);
  switch (condition.kind) {
    case 'links': {
      const hosts = list(condition.hosts ?? []);
      return hosts ? <Trans>It has a link to {hosts}</Trans> : <Trans>It has a link</Trans>;
    }
    case 'words': {
      const words = list(condition.words);
      return <Trans>It says {words}</Trans>;
    }
    case 'media':
      return <Trans>It has pictures, videos or sound</Trans>;
    case 'new_member':
      return (
        <Plural
          value={condition.days}
          one="Its writer came less than # day ago"
          other="Its writer came less than # days ago"
        />
      );
    case 'reports':
      return <Plural value={condition.count} one="# person reported it" other="# people reported it" />;
  }
}

/**
 * Renders an automatic rule as one sentence whose numbers are chosen in it. A rule of more or other parts is what it
 * does, and a list of its conditions, because not every language could order them in one sentence.
 */
export function RuleSentence({ rule, canChange, onChange }: SentenceProps) {
  const { t } = useLingui();
  const { conditions, action } = rule;
  const change = (condition: RuleCondition, value: number): void =>
    onChange(conditions.map((one) => (one === condition ? withNumber(one, value) : one)));
  const find = <Kind extends RuleCondition['kind']>(kind: Kind) =>
    conditions.find((one): one is Extract<RuleCondition, { kind: Kind }> => one.kind === kind);
  const reports = find('reports');
  const links = find('links');
  const fresh = find('new_member');
  const isHeld = action === 'hold';
  if (isHeld && reports && conditions.length === 1)
    return (
      <p className={styles.say}>
        <Trans>
          Hide what{' '}
          <NumberChip
            label={t`How many people`}
            kind="people"
            value={reports.count}
            choices={REPORT_COUNTS}
            canChange={canChange}
            onChange={(value) => change(reports, value)}
          />{' '}
          report, until one of you has looked
        </Trans>
      </p>
    );
  if (isHeld && links && !links.hosts && conditions.length === 1)
    return (
      <p className={styles.say}>
        <Trans>Let everything with a link wait until one of you has looked</Trans>
      </p>
    );
  if (isHeld && links && !links.hosts && fresh && conditions.length === 2)
    return (
      <p className={styles.say}>
        <Trans>
          Let it wait if it has a link and its writer came less than{' '}
          <NumberChip
            label={t`How many days`}
            kind="days"
            value={fresh.days}
            choices={NEW_MEMBER_DAYS}
            canChange={canChange}
            onChange={(value) => change(fresh, value)}
          />{' '}
          ago
        </Trans>
      </p>
    );
  return (
    <div>
      <p className={styles.say}>
        {action === 'hold' ? (
          <Trans>Let it wait if all of this is true:</Trans>
        ) : action === 'label' ? (
          <Trans>Label it as mature if all of this is true:</Trans>
        ) : (
          <Trans>Put it in the queue if all of this is true:</Trans>
        )}
      </p>
      <ul className={styles.parts}>
        {conditions.map((condition) => (
          <li key={condition.kind}>
            <Part condition={condition} />
          </li>
        ))}
      </ul>
    </div>
  );
}
