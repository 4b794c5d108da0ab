import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import styles from './Gathers.module.css';

const RuleEditor = lazyPart(() => import('./RuleEditor.tsx'), 'RuleEditor');

type GathersProps = {
  rule: FeedRule | undefined;
  onChange: (rule: FeedRule | undefined) => void;
  blogs: readonly BlogRef[];
  keptCount?: number;
};

/** Part of the form that says what fills a collection. */
export function Gathers({ rule, onChange, blogs, keptCount = 0 }: GathersProps) {
  const { t } = useLingui();
  return (
    <section className={styles.gathers} aria-labelledby="gathers">
      <h2 id="gathers">{t`What it gathers`}</h2>
      {rule ? null : (
        <p>
          <Trans>Only what is kept by hand. A sentence can fill it as well.</Trans>
        </p>
      )}
      <RuleEditor rule={rule} onChange={onChange} blogs={blogs} keptCount={keptCount} />
    </section>
  );
}
