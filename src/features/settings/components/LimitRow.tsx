import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { LimitState } from '#generated/zod/limitState.zod.ts';
import { FullTime } from '#src/entities/post/parts/FullTime.tsx';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import styles from './LimitRow.module.css';

type LimitRowProps = {
  /** Name of the limit. */
  name: string;
  state: LimitState;
  /** Formats an amount; a plain number by default. */
  say?: (amount: number) => string;
};

/** Remainder of a limit as text and as a meter. */
export function LimitRow({ name, state: { limit, remaining, resetTs }, say }: LimitRowProps) {
  const { i18n } = useLingui();
  const inWords = say ?? ((amount: number) => fullCount(amount, i18n.locale));
  const left = inWords(remaining);
  const all = inWords(limit);
  const share = limit === 0 ? 0 : remaining / limit;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.left}>
        <Trans>
          <b>{left}</b> of {all} left
        </Trans>
      </span>
      <span
        className={styles.bar}
        data-near={share <= 0.1 ? '' : undefined}
        style={{ '--left': `${share * 100}%` } as CSSProperties}
      />
      {remaining < limit && resetTs !== undefined ? (
        <span className={styles.again}>
          <Trans>
            More available from <FullTime timestamp={resetTs} />
          </Trans>
        </span>
      ) : null}
    </li>
  );
}
