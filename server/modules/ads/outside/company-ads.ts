import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentAdReport } from '../house-ads/house-ad-presenter.ts';
import { countsOfCompany, reportsOfCompany } from './company-ads-repository.ts';
import type { OutsideSource } from './outside-sources.ts';

/** Begins the id that names all ads of a company; ids of house ads are numbers. */
const PREFIX = 'vendor-';

/** Returns the id by which all ads of a company are hidden and reported. */
export const companyAdId = (vendor: number): string => `${PREFIX}${vendor}`;

/** Returns the number of the company that an id names; undefined for other ids, and when it shows no ads here. */
export function companyOf(adId: string, sources: readonly OutsideSource[]): number | undefined {
  return sources.find(({ vendor }) => companyAdId(vendor) === adId)?.vendor;
}

/** Returns the companies of the operator's sources with what members did about their ads. */
export function companiesWithReports(
  db: Queryable,
  sources: readonly OutsideSource[],
): Promise<components['schemas']['AdCompany'][]> {
  const names = new Map(sources.map(({ vendor, company }) => [vendor, company]));
  return Promise.all(
    [...names].map(async ([vendor, company]) => {
      const [counts, reports] = await Promise.all([
        countsOfCompany(db, vendor),
        reportsOfCompany(db, vendor),
      ]);
      return {
        adId: companyAdId(vendor),
        company,
        vendor,
        hides: counts.hides,
        reportCount: counts.reports,
        reports: reports.map(presentAdReport),
      };
    }),
  );
}
