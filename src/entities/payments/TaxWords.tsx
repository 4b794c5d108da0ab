import { Trans } from '@lingui/react/macro';
import type { Price } from '#generated/zod/price.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { countryName } from './countries.ts';
import { formatRate } from './money.ts';

/** Says which tax is in a price, and of which country. */
export function TaxWords({ price: { taxRateBps = 0, country = '' } }: { price: Price }) {
  const locale = useDateLocale();
  const rate = formatRate(taxRateBps, locale);
  const where = countryName(country, locale);
  return taxRateBps > 0 ? (
    <Trans>
      Tax of {rate} in {where} is in the price.
    </Trans>
  ) : (
    <Trans>No tax is added in {where}.</Trans>
  );
}
