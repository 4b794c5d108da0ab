import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { IncomeMonth } from '#generated/zod/incomeMonth.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import styles from './IncomeCard.module.css';
import { knit, knittedPlans, MONTH_COUNT, stitchSize, supporterCount } from './knitting.ts';
import { SupporterThreads } from './SupporterThreads.tsx';

/** Returns a function that names a month of UTC, as `YYYY-MM`. */
function useMonthName(): (month: string, form: 'short' | 'long') => string {
  const locale = useDateLocale();
  return (month, form) =>
    dateFormat(locale, {
      month: form,
      ...(form === 'long' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Supporters of each month, knitted: three stitches to a row, a colour for each plan. */
function Chart({ months }: { months: readonly IncomeMonth[] }) {
  const { t, i18n } = useLingui();
  const name = useMonthName();
  const { width, height, paths } = knit(months);
  const plans = knittedPlans(months);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [name(first.month, 'long'), name(last.month, 'long')];
  const before = fullCount(supporterCount(first), i18n.locale);
  const now = fullCount(supporterCount(last), i18n.locale);
  return (
    <>
      <svg
        className={styles.knitting}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Supporters by month: ${before} in ${from}, ${now} in ${to}`}
      >
        {plans.map(({ id }, place) => (
          <path key={id} data-plan={place} d={paths[place]} />
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {months.map(({ month }, at) => (
          <span key={month} style={{ gridColumn: MONTH_COUNT - months.length + at + 1 }}>
            {name(month, 'short')}
          </span>
        ))}
      </p>
      <p className={styles.key} aria-hidden="true">
        {plans.map(({ id, name: planName }, place) => (
          <span key={id} data-plan={place}>
            {planName}
          </span>
        ))}
      </p>
    </>
  );
}

/** A line cut to scale: of what supporters paid this month, the part of the blog, that of the site, and the tax. */
function Split({ month: { paid, share, fees, tax } }: { month: IncomeMonth }) {
  const { t } = useLingui();
  const parts = [
    { key: 'share', title: t`Yours`, money: share },
    { key: 'fees', title: t`Card and Skein`, money: fees },
    { key: 'tax', title: t`VAT, paid for you`, money: tax },
  ];
  return (
    <dl className={styles.split} aria-label={t`Where ${paid.formatted} went`}>
      {parts.map(({ key, title, money }) => (
        <div key={key} data-part={key} style={{ flexGrow: money.amount }}>
          <dt>{title}</dt>
          <dd>{money.formatted}</dd>
        </div>
      ))}
    </dl>
  );
}

function MonthsTable({ months }: { months: readonly IncomeMonth[] }) {
  const { t, i18n } = useLingui();
  const name = useMonthName();
  return (
    <details className={styles.numbers}>
      <summary>
        <Trans>As a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={t`Income by month, as a table`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Month`}</th>
              <th scope="col">{t`Supporters`}</th>
              <th scope="col">{t`Paid`}</th>
              <th scope="col">{t`Yours`}</th>
              <th scope="col">{t`Card and Skein`}</th>
              <th scope="col">{t`VAT, paid for you`}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{name(month.month, 'long')}</th>
                <td>{fullCount(supporterCount(month), i18n.locale)}</td>
                <td>{month.paid.formatted}</td>
                <td>{month.share.formatted}</td>
                <td>{month.fees.formatted}</td>
                <td>{month.tax.formatted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** Says how many supporters joined or left since the month before. */
function Change({ months }: { months: readonly IncomeMonth[] }) {
  const name = useMonthName();
  const [before, present] = months.slice(-2);
  if (before === undefined || present === undefined) return null;
  const change = supporterCount(present) - supporterCount(before);
  const month = name(before.month, 'long');
  if (change === 0) return <Trans>As many as in {month}.</Trans>;
  return change > 0 ? (
    <Plural value={change} one={`# more than in ${month}.`} other={`# more than in ${month}.`} />
  ) : (
    <Plural value={-change} one={`# fewer than in ${month}.`} other={`# fewer than in ${month}.`} />
  );
}

/** Income of a blog by its memberships: this month's sum and where it went, and the supporters of the last months. */
export function IncomeCard({ blog, months }: { blog: string; months: readonly IncomeMonth[] }) {
  const present = months.at(-1);
  if (present === undefined) return null;
  const sum = present.paid.formatted;
  return (
    <SettingsCard title={<Trans>{sum} this month</Trans>}>
      <p>
        <Plural
          value={stitchSize(months)}
          one="Every stitch is one supporter."
          other="Every stitch is up to # supporters."
        />{' '}
        <Change months={months} />
      </p>
      <Chart months={months} />
      {present.paid.amount > 0 ? <Split month={present} /> : null}
      <SupporterThreads blog={blog} months={months} />
      <MonthsTable months={months} />
    </SettingsCard>
  );
}
