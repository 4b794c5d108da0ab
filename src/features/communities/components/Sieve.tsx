import { Trans, useLingui } from '@lingui/react/macro';
import type { CommunityJoinType } from '#generated/zod/communityJoinType.zod.ts';
import type { JoinTypeCounts } from '#generated/zod/joinTypeCounts.zod.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { type CommunityFilter, JOIN_TYPES } from '../model/community-filter.ts';
import { useJoinTypeNames, useSortNames } from './filter-names.ts';
import styles from './Sieve.module.css';

type SieveProps = {
  filter: CommunityFilter;
  choose: (changes: Partial<CommunityFilter>) => void;
  /** Number of communities by way to join; undefined while they load. */
  counts: JoinTypeCounts | undefined;
};

/** Returns the chosen ways to join after one was switched. Nothing would be found without any, so that means all. */
function switched(
  chosen: readonly CommunityJoinType[],
  type: CommunityJoinType,
): readonly CommunityJoinType[] {
  const next = JOIN_TYPES.filter((one) => (one === type) !== chosen.includes(one));
  return next.length > 0 ? next : JOIN_TYPES;
}

/** Chooses ways to join, with the number of communities of each, and the order of a search. */
export function Sieve({ filter, choose, counts }: SieveProps) {
  const { i18n } = useLingui();
  const ways = useJoinTypeNames();
  const orders = useSortNames();
  return (
    <div className={styles.sieve}>
      <fieldset>
        <legend>
          <Trans>Ways to join</Trans>
        </legend>
        {ways.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name="join"
              value={value}
              checked={filter.joinTypes.includes(value)}
              onChange={() => choose({ joinTypes: switched(filter.joinTypes, value) })}
            />
            <span className={styles.way}>
              {label} {counts ? <b>{fullCount(counts[value], i18n.locale)}</b> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Order</Trans>
        </legend>
        {orders.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="sort"
              value={value}
              checked={filter.sort === value}
              onChange={() => choose({ sort: value })}
            />
            <span className={styles.order}>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
