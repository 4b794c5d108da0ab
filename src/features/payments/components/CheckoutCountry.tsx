import { useQuery } from '@tanstack/react-query';
import { getListPricePointsQueryOptions } from '#generated/hooks/premium/premium.ts';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import { CountryChoice } from '#src/entities/payments/CountryChoice.tsx';
import { useCheckoutCountry } from '../data/checkout.ts';

/**
 * Chooses the country of a checkout of premium, which then has its price and tax. Other kinds of purchase are bought in the
 * country that the server remembers.
 */
export function CheckoutCountry({ checkout }: { checkout: Checkout }) {
  const isPremium = checkout.kind === 'premium';
  const { data } = useQuery({ ...getListPricePointsQueryOptions(), enabled: isPremium });
  const choose = useCheckoutCountry(checkout);
  const { countries = [] } = data?.response ?? {};
  if (!isPremium) return null;
  return (
    <CountryChoice
      country={checkout.country ?? ''}
      countries={countries}
      onChoose={(one) => void choose(one)}
    />
  );
}
