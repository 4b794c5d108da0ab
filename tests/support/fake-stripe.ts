import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeOptions } from '#server/stripe/stripe-client.ts';

type Intent = {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_payment_method' | 'processing';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  setup_future_usage: string | null;
  payment_method: object | null;
};
type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  customer: string | null;
  setup_future_usage: string | null;
  payment_intent: string | null;
};
type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
};

type Account = {
  id: string;
  object: 'account';
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  metadata: Record<string, string>;
};
type Transfer = {
  id: string;
  object: 'transfer';
  amount: number;
  currency: string;
  destination: string;
  transfer_group: string;
};

/** A payment that the bank asks back, with what moved on the account for it. */
type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  reason: string;
  balance_transactions: { amount: number; fee: number; currency: string }[];
  evidence_details: { due_by: number | null };
};

/** Stripe with state, as a server of its own on this machine: what the site calls of its interface, and nothing else. */
export interface FakeStripe {
  /** Configuration with which the site calls it. */
  options: StripeOptions;
  /** Number of calls that arrived, by method and path without ids. */
  calls: Map<string, number>;
  sessions: Session[];
  intents: Intent[];
  refunds: Refund[];
  accounts: Account[];
  transfers: Transfer[];
  disputes: Dispute[];
  /** Fault to behave with: `down` closes connections, `after` works and then closes those of writes, so that their answers are lost. */
  fault: 'down' | 'after' | undefined;
  /** Method that the person chose on the billing page. */
  defaultMethod: object | undefined;
  /** True when stored methods are refused. */
  declinesStored: boolean;
  /** Does what a person does on the page of a session: pays with a card. */
  pay(sessionId: string): void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
}

const CARD = {
  id: 'pm_visa',
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 },
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function metadataOf(form: URLSearchParams, prefix = 'metadata'): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : undefined;
      return key === undefined ? [] : [[key, value]];
    }),
  );
}

/** Starts the fake. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const answers = new Map<string, object>();
  const fake: Omit<FakeStripe, 'options' | 'close'> = {
    calls: new Map(),
    sessions: [],
    intents: [],
    refunds: [],
    accounts: [],
    transfers: [],
    disputes: [],
    fault: undefined,
    defaultMethod: undefined,
    declinesStored: false,
    forgetKeys: () => answers.clear(),
    pay(sessionId) {
      const session = fake.sessions.find(({ id }) => id === sessionId);
      if (session?.status !== 'open') throw new Error('The page is not open.');
      const intent: Intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        status: 'succeeded',
        amount: session.amount,
        currency: session.currency,
        metadata: session.metadata,
        setup_future_usage: session.setup_future_usage,
        payment_method: CARD,
      };
      fake.intents.push(intent);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: intent.id,
        customer: session.customer ?? `cus_${randomUUID()}`,
      });
    },
  };
  const expanded = (session: Session, isExpanded: boolean): object => ({
    ...session,
    payment_intent: isExpanded
      ? (fake.intents.find(({ id }) => id === session.payment_intent) ?? null)
      : session.payment_intent,
  });

  /** Handlers by method and path, `:id` standing for any id. */
  const routes: Record<
    string,
    (about: { id: string; form: URLSearchParams; query: URLSearchParams }) => object
  > = {
    'POST /v1/checkout/sessions': ({ form }) => {
      const id = `cs_test_${randomUUID()}`;
      const session: Session = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        amount: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        metadata: metadataOf(form),
        customer: form.get('customer'),
        setup_future_usage: form.get('payment_intent_data[setup_future_usage]'),
        payment_intent: null,
      };
      fake.sessions.push(session);
      return session;
    },
    'GET /v1/checkout/sessions/:id': ({ id, query }) =>
      expanded(found(fake.sessions, id), query.get('expand[0]') === 'payment_intent.payment_method'),
    'POST /v1/checkout/sessions/:id/expire': ({ id }) => {
      const session = found(fake.sessions, id);
      if (session.status !== 'open') return refusal('invalid_request_error', 'Only open pages are closed.');
      return Object.assign(session, { status: 'expired', url: null });
    },
    'GET /v1/payment_intents/search': ({ query }) => {
      const wanted = /'([^']*)'$/.exec(query.get('query') ?? '')?.[1];
      return {
        object: 'search_result',
        data: fake.intents.filter(({ metadata }) => metadata.payment_id === wanted),
      };
    },
    'GET /v1/payment_intents/:id': ({ id }) => found(fake.intents, id),
    'POST /v1/payment_intents': ({ form }) => {
      if (fake.declinesStored) return refusal('card_error', 'The card was declined.', 402);
      const intent: Intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        status: 'succeeded',
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        metadata: metadataOf(form),
        setup_future_usage: null,
        payment_method: null,
      };
      fake.intents.push(intent);
      return intent;
    },
    'GET /v1/disputes/:id': ({ id }) => {
      const dispute = fake.disputes.find((one) => one.id === id);
      if (dispute === undefined) return refusal('invalid_request_error', 'No such dispute.', 404);
      return { ...dispute, payment_intent: found(fake.intents, dispute.payment_intent) };
    },
    'GET /v1/customers/:id': ({ id }) => ({
      id,
      object: 'customer',
      invoice_settings: { default_payment_method: fake.defaultMethod ?? null },
    }),
    'GET /v1/refunds': ({ query }) => ({
      object: 'list',
      data: fake.refunds.filter((refund) => refund.payment_intent === query.get('payment_intent')),
    }),
    'POST /v1/refunds': ({ form }) => {
      const refund: Refund = {
        id: `re_${randomUUID()}`,
        object: 'refund',
        payment_intent: form.get('payment_intent') ?? '',
        amount: Number(form.get('amount')),
        metadata: metadataOf(form),
      };
      fake.refunds.push(refund);
      return refund;
    },
    'POST /v1/accounts': ({ form }) => {
      const account: Account = {
        id: `acct_${randomUUID()}`,
        object: 'account',
        payouts_enabled: false,
        capabilities: { transfers: 'inactive' },
        metadata: metadataOf(form),
      };
      fake.accounts.push(account);
      return account;
    },
    'GET /v1/accounts/:id': ({ id }) => found(fake.accounts, id),
    'POST /v1/account_links': ({ form }) => ({
      object: 'account_link',
      url: `https://connect.stripe.com/setup/${form.get('account')}`,
    }),
    'GET /v1/transfers': ({ query }) => ({
      object: 'list',
      data: fake.transfers.filter(({ transfer_group }) => transfer_group === query.get('transfer_group')),
    }),
    'POST /v1/transfers': ({ form }) => {
      const transfer: Transfer = {
        id: `tr_${randomUUID()}`,
        object: 'transfer',
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        destination: form.get('destination') ?? '',
        transfer_group: form.get('transfer_group') ?? '',
      };
      fake.transfers.push(transfer);
      return transfer;
    },
    'POST /v1/billing_portal/sessions': ({ form }) => ({
      id: 'bps_1',
      object: 'billing_portal.session',
      url: `https://billing.stripe.com/p/${form.get('customer')}`,
    }),
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const form = await formOf(request);
    if (fake.fault === 'down') return void request.socket.destroy();
    const id = pathname.split('/').find((part) => /^(cs|pi|cus|acct|dp)_/.test(part)) ?? '';
    const route = `${request.method} ${id ? pathname.replace(id, ':id') : pathname}`;
    fake.calls.set(route, (fake.calls.get(route) ?? 0) + 1);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const answer =
      known ?? routes[route]?.({ id, form, query }) ?? refusal('invalid_request_error', route, 404);
    if (typeof key === 'string') answers.set(key, answer);
    if (fake.fault === 'after' && request.method === 'POST') return void request.socket.destroy();
    response.statusCode = 'error' in answer && 'status' in answer ? Number(answer.status) : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    options: {
      secretKey: 'sk_test_fake',
      webhookSecret: 'whsec_fake',
      server: { host: '127.0.0.1', port },
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  });
}

function found<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`The fake has no ${id}.`);
  return item;
}

function refusal(type: string, message: string, status = 400): object {
  return { status, error: { type, message } };
}
