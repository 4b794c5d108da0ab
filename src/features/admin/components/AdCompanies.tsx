import { Trans, useLingui } from '@lingui/react/macro';
import type { AdCompany } from '#generated/zod/adCompany.zod.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { AdReports } from './AdReports.tsx';
import shared from './Announcements.module.css';
import styles from './HouseAds.module.css';

function Company({ item: { company, vendor, hides, reportCount, reports } }: { item: AdCompany }) {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  const shown = [
    [t`hidden`, hides],
    [t`reported`, reportCount],
  ] as const;
  return (
    <article className={styles.company} aria-label={company}>
      <h3 className={shared.title} dir="auto">
        {company}
      </h3>
      <p className={shared.detail}>
        <Trans>Number {vendor} of the list of companies</Trans>
      </p>
      <dl className={styles.counts}>
        {shown.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <AdReports reports={reports} />
    </article>
  );
}

/** The companies whose ads the operator shows, and what members reported; nothing for none. */
export function AdCompanies({ companies }: { companies: readonly AdCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <section className={styles.companies}>
      <h2>
        <Trans>Ads of other companies</Trans>
      </h2>
      {companies.map((item) => (
        <Company key={item.adId} item={item} />
      ))}
    </section>
  );
}
