import { Plural, useLingui } from '@lingui/react/macro';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './RuleRanks.module.css';

type RuleRanksProps = {
  community: Community;
  rules: AuditSummary['rules'];
  /** Returns the address of the entries that name a rule. */
  hrefOf: (ruleId: string) => string;
};

/** Renders the rules that a month named, in the order of the house rules; the most named one is marked. */
export function RuleRanks({ community, rules, hrefOf }: RuleRanksProps) {
  const { t } = useLingui();
  if (rules.length === 0) return null;
  const most = Math.max(...rules.map(({ count }) => count));
  const numberOf = (id: string | undefined): number =>
    community.rules.findIndex((rule) => rule.id === id) + 1 || Number.POSITIVE_INFINITY;
  const sorted = [...rules].sort((a, b) => numberOf(a.rule.id) - numberOf(b.rule.id));
  return (
    <section className={styles.ranks} aria-label={t`By rule`}>
      <ol>
        {sorted.map(({ rule, count, undoneCount }) => {
          const number = numberOf(rule.id);
          const words = (
            <>
              {/* A rule that was deleted or reworded away has no number. */}
              <b aria-hidden="true" data-most={(rules.length > 1 && count === most) || undefined}>
                {Number.isFinite(number) ? number : '–'}
              </b>
              <span dir="auto">{rule.text}</span>
              <small>
                <Plural value={count} one="# act" other="# acts" />
                {undoneCount > 0 ? (
                  <>
                    {', '}
                    <Plural value={undoneCount} one="# put back" other="# put back" />
                  </>
                ) : null}
              </small>
            </>
          );
          return (
            <li key={rule.id ?? rule.text}>
              {rule.id && Number.isFinite(number) ? (
                <Link href={hrefOf(rule.id)}>{words}</Link>
              ) : (
                <span className={styles.former}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
