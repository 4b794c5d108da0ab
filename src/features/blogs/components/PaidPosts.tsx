import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { MembershipProfile } from '#generated/zod/membershipProfile.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { useWithheldAmounts } from '#src/entities/post/blocks/withheld-amounts.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './PaidPosts.module.css';

/** The newest posts with a part for supporters as knots on a stitch: their titles, how much it is, and when. */
export function PaidPosts({ profile }: { profile: MembershipProfile }) {
  const { t } = useLingui();
  const heading = useId();
  const day = useDay();
  const amountsOf = useWithheldAmounts();
  const { blog, paidPosts = [], paidPostCount = 0 } = profile;
  if (paidPostCount === 0) return null;
  return (
    <section className={styles.behind} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>What is behind it</Trans>
      </h2>
      <ol>
        {paidPosts.map(({ id, title, publishedTs, withheld }) => (
          <li key={id}>
            <b dir="auto">
              <AppLink to={paths.post(blog.name, id)}>{title || t`A post without words`}</AppLink>
            </b>
            <time dateTime={new Date(publishedTs * 1000).toISOString()}>
              {day(publishedTs, 'shortWithYear')}
            </time>
            <small>{amountsOf(withheld)}</small>
          </li>
        ))}
      </ol>
      <p>
        <Plural
          value={paidPostCount}
          one="One post has a part for supporters."
          other="# posts have a part for supporters."
        />
      </p>
    </section>
  );
}
