import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import styles from './Strands.module.css';

/** Number under one name. */
export type Strand = { name: string; count: number };

/** Shares of a whole as strands of a table: the longest belongs to the most. */
export function Strands({ title, strands }: { title: string; strands: readonly Strand[] }) {
  const { i18n } = useLingui();
  const heading = useId();
  const most = Math.max(1, ...strands.map(({ count }) => count));
  const whole = Math.max(
    1,
    strands.reduce((sum, { count }) => sum + count, 0),
  );
  const percent = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section className={styles.strands} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <table aria-labelledby={heading}>
        <tbody>
          {strands.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.run} aria-hidden="true">
                <i
                  data-most={count === most ? '' : undefined}
                  style={{ '--share': count / most } as CSSProperties}
                />
              </td>
              <td>{fullCount(count, i18n.locale)}</td>
              <td className={styles.share}>{percent.format(count / whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
