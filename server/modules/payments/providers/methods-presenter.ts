import type { components } from '#generated/types/api.d.ts';
import type { ShownMethod } from './stored-methods-repository.ts';
import { TEST_PROVIDER } from './test-provider.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];

/** The card of the test checkout. */
const TEST_CARD: PaymentMethod = {
  id: 'test-card',
  kind: 'test',
  label: 'Test card (no money moves)',
  last4: '0000',
};

/** The card of the test checkout whose charges are declined. */
const DECLINED_CARD: PaymentMethod = {
  id: 'test-card-declined',
  kind: 'test',
  label: 'Test card that is declined (no money moves)',
  last4: '0002',
};

/** Returns the method that later periods are charged to, as a list: none where none is stored. */
export function presentMethods({
  provider,
  method,
}: {
  provider: string;
  method?: ShownMethod;
}): PaymentMethod[] {
  if (provider === TEST_PROVIDER) return [method?.last4 === DECLINED_CARD.last4 ? DECLINED_CARD : TEST_CARD];
  if (!method) return [];
  const { kind, brand, last4, expiryMonth, expiryYear } = method;
  const name = brand === null ? kind : brand.charAt(0).toUpperCase() + brand.slice(1);
  return [
    {
      id: `${provider}-stored`,
      kind,
      label: last4 === null ? name : `${name} ending in ${last4}`,
      ...(brand === null ? {} : { brand }),
      ...(last4 === null ? {} : { last4 }),
      ...(expiryMonth === null ? {} : { expiryMonth }),
      ...(expiryYear === null ? {} : { expiryYear }),
    },
  ];
}
