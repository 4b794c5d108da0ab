import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { ago, ahead, usd } from './shapes.ts';
import { blogRefOf, type Schemas } from './world.ts';

/** Payment method of the member. */
export const card: Schemas['PaymentMethod'] = {
  id: 'pm_visa_4242',
  kind: 'card',
  label: 'Visa ending in 4242',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2029,
};
export const testCard: Schemas['PaymentMethod'] = {
  id: 'test-card',
  kind: 'test',
  label: 'Test card (no money moves)',
  last4: '0000',
};

const VAT_BPS = 2300;

/** Returns an amount in euros, given in cents. */
function eur(cents: number): Schemas['Money'] {
  const formatted = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
  return { amount: cents, currency: 'EUR', exponent: 2, formatted };
}

/** Returns a price in dollars where no tax is in it, given in cents. */
export function price(cents: number): Schemas['Price'] {
  return { ...usd(cents), net: cents, tax: 0, taxRateBps: 0, country: 'US' };
}

/** Returns a price in euros with Portuguese tax in it, given in cents. */
function portuguesePrice(cents: number): Required<Schemas['Price']> {
  const net = Math.round((cents * 10_000) / (10_000 + VAT_BPS));
  return { ...eur(cents), exponent: 2, net, tax: cents - net, taxRateBps: VAT_BPS, country: 'PT' };
}

type Wanted = {
  kind: string;
  title: string;
  cents: number;
  more?: Partial<Schemas['Checkout']>;
};

/** Returns an open test checkout of one thing, in dollars. */
export function checkout(id: string, { kind, title, cents, more = {} }: Wanted): Schemas['Checkout'] {
  return {
    id,
    kind,
    status: 'open',
    checkoutUrl: `/checkout/${id}`,
    expiresTs: ahead('30m'),
    total: usd(cents),
    net: usd(cents),
    taxes: [],
    lines: [{ title, quantity: 1, price: price(cents) }],
    schedule: [],
    country: 'US',
    provider: 'test',
    isTest: true,
    testOutcome: 'success',
    paymentMethods: [testCard],
    ...more,
  };
}

/** Returns what a purchase in dollars says of its sum. */
export function sumOf(
  title: string,
  cents: number,
): Pick<Schemas['Purchase'], 'title' | 'total' | 'net' | 'taxes' | 'lines'> {
  return {
    title,
    total: usd(cents),
    net: usd(cents),
    taxes: [],
    lines: [{ title, quantity: 1, price: price(cents) }],
  };
}

const month = portuguesePrice(499);
const inEuros: Schemas['Checkout'] = {
  ...checkout('co_premium_month', { kind: 'premium', title: 'Premium for a month', cents: 499 }),
  total: eur(499),
  net: eur(month.net),
  taxes: [{ name: 'VAT', country: 'PT', rateBps: VAT_BPS, amount: eur(month.tax) }],
  lines: [
    {
      title: 'Premium for a month',
      quantity: 1,
      price: month,
      periodStartTs: ago('0m'),
      periodEndTs: ahead('30d'),
    },
  ],
  schedule: [{ atTs: ahead('30d'), price: eur(499) }],
  country: 'PT',
};
const { testOutcome: _testOutcome, ...untested } = inEuros;
const atProvider: Schemas['Checkout'] = {
  ...untested,
  status: 'needs-action',
  provider: 'stripe',
  isTest: false,
  paymentMethods: [],
  paymentPageUrl: 'https://checkout.stripe.com/c/pay/cs_live_a1',
};
const paid: Schemas['Checkout'] = { ...inEuros, status: 'paid', purchaseId: 'pur_412' };

const updateUrl = '/settings/purchases';
/** Answers of the calls that read a stored payment method. */
export const paymentMethods = {
  card: { summary: 'A card', value: { paymentMethod: card, updateUrl } },
  test: { summary: 'The built-in test card', value: { paymentMethod: testCard, updateUrl } },
  none: { summary: 'None is stored', value: { updateUrl } },
};

const returned: Schemas['Purchase'] = {
  id: 'pur_412',
  number: 'R-2026-000412',
  kind: 'premium',
  title: 'Premium for a month',
  total: eur(499),
  net: eur(month.net),
  taxes: [{ name: 'VAT', country: 'PT', rateBps: VAT_BPS, amount: eur(month.tax) }],
  lines: [{ title: 'Premium for a month', quantity: 1, price: month }],
  status: 'refunded',
  createdTs: ago('2d'),
  refunded: eur(499),
  refundedTs: ago('1m'),
  isTest: true,
  paymentMethod: testCard,
  subscriptionId: 'sub_premium_marlow',
};

/** Returns a payment as staff sees it, in dollars. */
function sitePayment(
  id: string,
  key: Parameters<typeof blogRefOf>[0],
  more: Partial<Schemas['SitePayment']> = {},
): Schemas['SitePayment'] {
  return {
    id,
    status: 'succeeded',
    kind: 'premium',
    item: 'premium-month',
    title: 'Premium for a month',
    sum: usd(499),
    blog: blogRefOf(key),
    number: 'R-2026-000412',
    createdTs: ago('2h'),
    settledTs: ago('2h'),
    isTest: true,
    isRenewal: false,
    ...more,
  };
}
const { number: _number, settledTs: _settledTs, ...underWay } = sitePayment('pay_93', 'odile');
const disputed: Schemas['SitePayment'] = {
  ...underWay,
  status: 'succeeded',
  createdTs: ago('9d'),
  dispute: { status: 'open', sum: underWay.sum, reason: 'product_not_received', createdTs: ago('2d') },
};
const hanging: Schemas['SitePayment'] = { ...underWay, status: 'started', createdTs: ago('9m') };
const sitePayments = [
  sitePayment('pay_92', 'marlow'),
  sitePayment('pay_91', 'tamsin', { isRenewal: true, createdTs: ago('5h'), settledTs: ago('5h') }),
  sitePayment('pay_88', 'odile', { refunded: usd(200), createdTs: ago('2d'), settledTs: ago('2d') }),
];
const months: Schemas['MoneyMonth'][] = [
  {
    startTs: ago('20d'),
    cameIn: usd(1497),
    wentBack: usd(200),
    kinds: [{ kind: 'premium', sum: usd(1497) }],
    days: [
      { startTs: ago('2d'), sum: usd(499) },
      { startTs: ago('5h'), sum: usd(998) },
    ],
  },
];

/** Checkouts, refunds, and the payments of the site. */
export const examples = {
  getCheckout: {
    responses: {
      200: {
        open: { summary: 'To be paid', value: { checkout: inEuros } },
        'needs-action': {
          summary: 'The bank asks first',
          value: {
            checkout: { ...inEuros, status: 'needs-action' as const, testOutcome: 'bank-check' as const },
          },
        },
        'provider-page': {
          summary: 'Paid on the page of the provider',
          value: { checkout: atProvider },
        },
        confirming: {
          summary: 'The provider has not decided yet',
          value: {
            checkout: { ...inEuros, status: 'confirming' as const, testOutcome: 'late-event' as const },
          },
        },
        declined: {
          summary: 'The bank declined',
          value: { checkout: { ...inEuros, status: 'declined' as const, testOutcome: 'declined' as const } },
        },
        paid: { summary: 'Paid', value: { checkout: paid } },
        expired: { summary: 'Too late', value: { checkout: { ...inEuros, status: 'expired' as const } } },
      },
    },
  },
  cancelCheckout: {
    responses: {
      200: singleExample('Given up', { checkout: { ...inEuros, status: 'cancelled' as const } }),
    },
  },
  confirmCheckout: {
    request: singleExample('As seen', { expected_price: 499, expected_currency: 'EUR' }),
    responses: { 200: singleExample('Paid', { checkout: paid }) },
  },
  setTestOutcome: {
    request: singleExample('Declined', { outcome: 'declined' as const }),
    responses: {
      200: singleExample('It will be declined', {
        checkout: { ...inEuros, testOutcome: 'declined' as const },
      }),
    },
  },
  createRefund: {
    request: singleExample('All of it', {}),
    responses: { 201: singleExample('The money goes back', { purchase: returned }) },
  },
  listSitePayments: {
    responses: {
      200: listPages({
        key: 'payments',
        path: '/v2/admin/payments',
        by: 'cursor',
        items: sitePayments,
        more: (items) => ({
          months: items.length === 0 ? [] : months,
          paidCount: items.length === 0 ? 0 : 214,
          balancedCount: items.length === 0 ? 0 : 214,
          hanging: items.length === 0 ? [] : [hanging],
          disputed: items.length === 0 ? [] : [disputed],
          failedEventCount: items.length === 0 ? 0 : 2,
          isTest: true,
        }),
      }),
    },
  },
  checkPayment: {
    responses: { 200: singleExample('It succeeded', { payment: sitePayment('pay_93', 'odile') }) },
  },
  refundPayment: {
    request: {
      part: { summary: 'A part', value: { amount: 200, reason: 'The lamp was out for a week.' } },
      whole: { summary: 'All of it', value: { reason: 'Bought by mistake.' } },
    },
    responses: {
      201: singleExample('A part goes back', {
        payment: sitePayment('pay_92', 'marlow', { refunded: usd(200) }),
      }),
    },
  },
} satisfies Examples;
