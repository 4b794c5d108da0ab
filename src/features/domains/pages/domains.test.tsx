import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { DnsRecord } from '#generated/zod/dnsRecord.zod.ts';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import BuyDomainPage from './BuyDomainPage.tsx';
import ConnectPage from './ConnectPage.tsx';
import DnsPage from './DnsPage.tsx';
import DomainPage from './DomainPage.tsx';
import DomainsPage from './DomainsPage.tsx';
import TransferPage from './TransferPage.tsx';

const DAY_SECONDS = 86_400;
const own = aBlog('mara', { admin: true });
const price = (cents: number) => ({ ...euros(cents), taxRateBps: 2300, country: 'PT' });

function aDomain(more: Partial<Domain> = {}): Domain {
  return {
    domainName: 'mara.garden',
    unicodeName: 'mara.garden',
    kind: 'registered',
    status: 'active',
    blogName: 'mara',
    autoRenew: true,
    locked: true,
    privacy: true,
    redirectsOldAddress: false,
    expiresTs: nowTs() + 300 * DAY_SECONDS,
    graceEndsTs: nowTs() + 330 * DAY_SECONDS,
    redemptionEndsTs: nowTs() + 360 * DAY_SECONDS,
    nameServers: ['ns1.skein.example'],
    renewalPrice: price(2400),
    ...more,
  };
}

function aConnected(state: 'wrong' | 'right'): Domain {
  const { expiresTs: _end, renewalPrice: _price, ...rest } = aDomain();
  return {
    ...rest,
    domainName: 'quay.example',
    unicodeName: 'quay.example',
    kind: 'connected',
    status: state === 'right' ? 'active' : 'connecting',
    check: {
      isVerified: state === 'right',
      checkedTs: nowTs(),
      records: [
        { type: 'TXT', host: '_skein.quay.example', wanted: 'skein-verify=1', found: [], state: 'right' },
        { type: 'CNAME', host: 'quay.example', wanted: 'skein.example', found: ['old.example'], state },
      ],
    },
  };
}

const free = {
  domainName: 'fog.garden',
  unicodeName: 'fog.garden',
  tld: 'garden',
  available: true,
  price: price(1900),
  renewalPrice: price(2400),
};
const mail: DnsRecord = {
  id: 'dns_1',
  type: 'MX',
  host: '@',
  value: 'mail.example',
  ttl: 3600,
  priority: 10,
  managed: false,
};
const kept: DnsRecord = {
  id: 'dns_2',
  type: 'CNAME',
  host: 'www',
  value: 'mara.garden',
  ttl: 3600,
  managed: true,
};

const noDomains = { domains: [], total: 0, links: {} };

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/domains" element={<DomainsPage />} />
      <Route path="/domains/search/:searchTerm" element={<DomainsPage />} />
      <Route path="/domains/add" element={<ConnectPage />} />
      <Route path="/domains/add/:domainName" element={<BuyDomainPage />} />
      <Route path="/domains/transfer/:domainName" element={<TransferPage />} />
      <Route path="/settings/domains/:domainName" element={<DomainPage />} />
      <Route path="/settings/domains/:domainName/dns" element={<DnsPage />} />
      <Route path="/settings/domains/:domainName/dns/add" element={<DnsPage />} />
      <Route path="/settings/domains/:domainName/dns/edit/:recordId" element={<DnsPage />} />
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    {
      path,
      blogs: [own],
      answer: (request) => answer(request) ?? (request.path === '/v2/user/domains' ? noDomains : undefined),
    },
  );
}

type View = ReturnType<typeof open>;

async function typeHolder({ user }: View): Promise<void> {
  const holder = [
    ['First name', 'Mara'],
    ['Last name', 'Quay'],
    ['E-mail address', 'mara@example.com'],
    ['Telephone', '+351 210 000 000'],
    ['Street and number', 'Rua 7'],
    ['Postal code', '4150'],
    ['City', 'Porto'],
  ];
  for (const [name, text] of holder) await user.type(screen.getByRole('textbox', { name }), text ?? '');
}

it('DomainsPage lists free names with prices, taken ones and endings in maintenance, and the own ones', async () => {
  open('/domains/search/fog', ({ path }) => {
    if (path === '/v2/user/domains') return { domains: [aDomain()], total: 1, links: {} };
    if (path === '/v2/domains/search')
      return {
        results: [
          free,
          { domainName: 'fog.com', unicodeName: 'fog.com', tld: 'com', available: false, transferable: true },
          {
            domainName: 'fog.film',
            unicodeName: 'fog.film',
            tld: 'film',
            available: false,
            inMaintenance: true,
          },
        ],
      };
    return undefined;
  });
  expect(await screen.findByRole('radio', { name: /fog\.garden/, checked: true })).toBeTruthy();
  expect(screen.getByText('The first year; then €24.00 a year.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take fog.garden, €19.00' }).getAttribute('href')).toBe(
    '/domains/add/fog.garden',
  );
  expect(screen.getByRole('link', { name: 'Is it yours?' }).getAttribute('href')).toBe(
    '/domains/transfer/fog.com',
  );
  expect(screen.getByText('Its registry is in maintenance. Look again later.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'mara.garden' })).toBeTruthy();
});

it('BuyDomainPage sums the years, keeps what was typed when the phone is wrong, and opens the checkout', async () => {
  const sent: ServerRequest[] = [];
  const view = open('/domains/add/fog.garden', (request) => {
    if (request.path === '/v2/domains/price') return { offer: free, maxYears: 10 };
    if (request.path !== '/v2/domains/register') return undefined;
    sent.push(request);
    return { domain: aDomain(), checkout: aCheckout({ id: '71' }) };
  });
  const { user } = view;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'For how long' }), '3');
  await typeHolder(view);
  const phone = screen.getByRole('textbox', { name: 'Telephone' });
  await user.clear(phone);
  await user.type(phone, '210000000');
  await user.click(screen.getByRole('button', { name: 'Go on, €67.00' }));
  expect(await screen.findByText('Enter it with the code of the country, like +351.210000000.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Porto');
  expect(sent).toEqual([]);
  await user.clear(phone);
  await user.type(phone, '+351 210 000 000');
  await user.click(screen.getByRole('button', { name: 'Go on, €67.00' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    domain_name: 'fog.garden',
    years: 3,
    expected_price: 6700,
    tumblelog: 'mara',
    contact: { phone: '+351.210000000', country: 'PT' },
  });
});

it('BuyDomainPage says that the registry of an ending is in maintenance', async () => {
  open('/domains/add/fog.film', ({ path }) =>
    path === '/v2/domains/price' ? new ApiFailure(503, 599, 'Refused') : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'The registry is in maintenance' })).toBeTruthy();
});

it('TransferPage shows a refusal beside the code and keeps the code', async () => {
  const view = open('/domains/transfer/fog.com', ({ path }) => {
    if (path === '/v2/domains/price')
      return {
        offer: {
          ...free,
          domainName: 'fog.com',
          available: false,
          transferable: true,
          transferPrice: price(1600),
        },
        maxYears: 9,
      };
    if (path === '/v2/domains/transfer')
      return new ApiFailure(400, 19_003, 'Refused', { reason: 'wrong_code', field: 'auth_code' });
    return undefined;
  });
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the old place' });
  await view.user.type(code, 'K7-lantern');
  await typeHolder(view);
  await view.user.click(screen.getByRole('button', { name: 'Go on, €16.00' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/^That is not the transfer code of this domain/)).toBeTruthy();
  expect(code.value).toBe('K7-lantern');
});

it('ConnectPage shows a refusal beside the domain, then leads to the records that are missing', async () => {
  let isRefused = true;
  const { user } = open('/domains/add', ({ path, method }) => {
    if (path === '/v2/user/domains/quay.example') return { domain: aConnected('wrong') };
    if (path !== '/v2/user/domains' || method !== 'POST') return undefined;
    return isRefused
      ? new ApiFailure(400, 19_004, 'Refused', { reason: 'ip_address' })
      : { domain: aConnected('wrong') };
  });
  const field = await screen.findByRole('textbox', { name: 'Domain' });
  await user.type(field, '192.0.2.1');
  await user.click(screen.getByRole('button', { name: 'Connect it' }));
  expect(await screen.findByText(/^That is an address in numbers/)).toBeTruthy();
  isRefused = false;
  await user.clear(field);
  await user.type(field, 'quay.example');
  await user.click(screen.getByRole('button', { name: 'Connect it' }));
  expect(await screen.findByRole('heading', { name: 'One of two is right' })).toBeTruthy();
  expect(screen.getByText('Something else is there: replace it.')).toBeTruthy();
});

it('DomainPage looks at the records of a connected domain, and says that they are right', async () => {
  let domain = aConnected('wrong');
  const { user } = open('/settings/domains/quay.example', ({ path }) => {
    if (path.endsWith('/check')) domain = aConnected('right');
    return path.startsWith('/v2/user/domains/quay.example') ? { domain } : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Look now' }));
  expect(await screen.findByRole('heading', { name: 'It leads here' })).toBeTruthy();
});

it('DomainPage looks again by itself when the server answers the last look', async () => {
  const before = aConnected('wrong');
  let count = 0;
  const { user } = open('/settings/domains/quay.example', ({ path }) => {
    if (path.endsWith('/check')) count += 1;
    const isNew = count > 1;
    const domain = isNew ? aConnected('right') : before;
    return path.startsWith('/v2/user/domains/quay.example') ? { domain } : undefined;
  });
  const look = await screen.findByRole('button', { name: 'Look now' });
  const timeout = vi.spyOn(window, 'setTimeout');
  await user.click(look);
  await waitFor(() => expect(timeout.mock.calls.some(([, ms]) => ms === 10_000)).toBe(true));
  const [again] = timeout.mock.calls.find(([, ms]) => ms === 10_000) ?? [];
  timeout.mockRestore();
  await act(async () => (again as () => void)());
  expect(await screen.findByRole('heading', { name: 'It leads here' })).toBeTruthy();
  expect(count).toBe(2);
});

it('DomainPage and BuyDomainPage lead an unpaid order to its checkout, where nothing is asked again', async () => {
  const domain = aDomain({
    ...{ domainName: 'fog.garden', unicodeName: 'fog.garden', status: 'pending-payment', checkoutId: '71' },
  });
  const answer: Answer = ({ path }) => {
    if (path === '/v2/user/domains') return { domains: [domain], total: 1, links: {} };
    if (path === '/v2/domains/price') return { offer: free, maxYears: 10 };
    return path === '/v2/user/domains/fog.garden' ? { domain } : undefined;
  };
  const view = open('/settings/domains/fog.garden', answer);
  const link = await screen.findByRole('link', { name: 'Go on and pay' });
  expect(link.getAttribute('href')).toBe('/checkout/71');
  view.unmount();
  open('/domains/add/fog.garden', answer);
  expect((await screen.findByRole('link', { name: 'Go on and pay' })).getAttribute('href')).toBe(
    '/checkout/71',
  );
});

it('DomainPage says what a change would break, with the mail that has a record here', async () => {
  const { user } = open('/settings/domains/mara.garden', ({ path }) => {
    if (path.endsWith('/dns')) return { records: [mail, kept] };
    return path.startsWith('/v2/user/domains/mara.garden') ? { domain: aDomain() } : undefined;
  });
  expect(await screen.findByText('get the posts of the other blog')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Other name servers' }));
  expect(await screen.findByText('stops, until its MX record is there')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Give it up' }));
  expect(screen.getByText('comes back to its senders')).toBeTruthy();
  expect(screen.getByText('stay, at the address of mara on Skein')).toBeTruthy();
});

it('DomainPage renews a lapsed domain at its price, and gives one up only after a question', async () => {
  const sent: ServerRequest[] = [];
  const { user } = open('/settings/domains/mara.garden', (request) => {
    const { path, method } = request;
    if (!path.startsWith('/v2/user/domains/mara.garden')) return undefined;
    if (method !== 'GET') sent.push(request);
    if (path.endsWith('/renew')) return new ApiFailure(409, 17_004, 'Refused');
    return { domain: aDomain({ status: 'expired', expiresTs: nowTs() - DAY_SECONDS }) };
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Renew for' }), '2');
  await user.click(screen.getByRole('button', { name: 'Open again, €48.00' }));
  expect(await screen.findByText(/^The price changed meanwhile; nothing was taken/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ years: 2, expected_price: 4800 });
  await user.click(screen.getByRole('button', { name: 'Give it up' }));
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Give it up' })).toBeTruthy();
});

it('DnsPage says each record in words, keeps those of the site, and links the record that stands in the way', async () => {
  const { user } = open('/settings/domains/mara.garden/dns/add', ({ path, method }) => {
    if (path !== '/v2/user/domains/mara.garden/dns') return undefined;
    return method === 'POST'
      ? new ApiFailure(409, 19_006, 'Refused', {
          reason: 'others',
          field: 'host',
          params: { host: 'mail.mara.garden', record_id: 'dns_1' },
        })
      : { records: [mail, kept] };
  });
  expect(await screen.findByText(/^Mail of mara\.garden goes to mail\.example/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete CNAME of www.mara.garden' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'CNAME');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mail');
  await user.type(screen.getByRole('textbox', { name: 'Value' }), 'other.example');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText(/^mail\.mara\.garden has other records/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at the other record' }).getAttribute('href')).toBe(
    '/settings/domains/mara.garden/dns/edit/dns_1',
  );
});

it('DnsPage refuses a priority that is no number, before it is sent', async () => {
  const { user } = open('/settings/domains/mara.garden/dns/edit/dns_1', ({ path }) =>
    path === '/v2/user/domains/mara.garden/dns' ? { records: [mail, kept] } : undefined,
  );
  const priority = await screen.findByRole('textbox', { name: 'Priority' });
  await user.clear(priority);
  await user.type(priority, 'first');
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByText('Enter a number up to 65535.')).toBeTruthy();
});

it.each([
  ['/domains/add/xn--bcher-kva.garden', 'bücher.garden'],
  ['/domains/transfer/xn--bcher-kva.garden', 'Move bücher.garden here'],
])('the heading of %s has the name as people write it', async (path, heading) => {
  const offer = {
    ...free,
    domainName: 'xn--bcher-kva.garden',
    unicodeName: 'bücher.garden',
    transferable: true,
  };
  open(path, ({ path: called }) => (called === '/v2/domains/price' ? { offer, maxYears: 10 } : undefined));
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

it('DnsPage names a domain as people write it', async () => {
  const domain = aDomain({ domainName: 'xn--bcher-kva.garden', unicodeName: 'bücher.garden' });
  open('/settings/domains/xn--bcher-kva.garden/dns', ({ path }) =>
    path.endsWith('/dns') ? { records: [] } : { domain },
  );
  expect(await screen.findByRole('link', { name: 'bücher.garden' })).toBeTruthy();
});
