import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { checkout, price } from './payments.ts';
import { ago, ahead } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const days = (from: number, count: number): number => from + count * 86_400;

const garden: Schemas['Domain'] = {
  domainName: 'marlow.garden',
  unicodeName: 'marlow.garden',
  kind: 'registered',
  status: 'active',
  blogName: 'marlow',
  autoRenew: true,
  locked: true,
  privacy: true,
  redirectsOldAddress: true,
  registeredTs: ago('400d'),
  expiresTs: ahead('330d'),
  renewsTs: days(ahead('330d'), -3),
  graceEndsTs: days(ahead('330d'), 30),
  redemptionEndsTs: days(ahead('330d'), 60),
  nameServers: ['ns1.skein.localhost', 'ns2.skein.localhost'],
  renewalPrice: price(2200),
  certificate: { status: 'active', expiresTs: ahead('61d') },
};
/** A domain that nobody has paid yet. */
const coming: Schemas['Domain'] = {
  domainName: 'sevenridges.photo',
  unicodeName: 'sevenridges.photo',
  kind: 'registered',
  status: 'pending-payment',
  blogName: 'marlow',
  autoRenew: true,
  locked: true,
  privacy: true,
  redirectsOldAddress: false,
  nameServers: garden.nameServers,
  renewalPrice: price(3100),
  checkoutId: 'co_sevenridges',
};
const connecting: Schemas['Domain'] = {
  domainName: 'quay.example',
  unicodeName: 'quay.example',
  kind: 'connected',
  status: 'connecting',
  blogName: 'marlow-offcuts',
  autoRenew: false,
  locked: false,
  privacy: false,
  redirectsOldAddress: false,
  nameServers: [],
  check: {
    isVerified: false,
    checkedTs: ago('1m'),
    nextCheckTs: ahead('9m'),
    records: [
      {
        type: 'TXT',
        host: '_skein.quay.example',
        wanted: 'skein-verify=9fKx2VqLw7Jd',
        found: ['skein-verify=9fKx2VqLw7Jd'],
        state: 'right',
      },
      {
        type: 'CNAME',
        host: 'quay.example',
        wanted: 'skein.localhost',
        found: ['old.foghorn.example'],
        state: 'wrong',
      },
    ],
  },
};
const { renewsTs: _renewsTs, ...notRenewed } = garden;
const { certificate: _certificate, ...withoutCertificate } = notRenewed;
const lapsed: Schemas['Domain'] = {
  ...withoutCertificate,
  domainName: 'marlow.blog',
  unicodeName: 'marlow.blog',
  status: 'expired',
  autoRenew: false,
  expiresTs: ago('4d'),
  graceEndsTs: ahead('26d'),
  redemptionEndsTs: ahead('56d'),
};
const domains: Schemas['Domain'][] = [
  garden,
  {
    ...notRenewed,
    domainName: 'longwayround.photo',
    unicodeName: 'longwayround.photo',
    autoRenew: false,
    locked: false,
    registeredTs: ago('340d'),
    expiresTs: ahead('25d'),
    graceEndsTs: ahead('55d'),
    redemptionEndsTs: ahead('85d'),
    renewalPrice: price(3100),
  },
  {
    ...coming,
    domainName: 'offcuts.studio',
    unicodeName: 'offcuts.studio',
    blogName: 'marlow-offcuts',
    status: 'transferring',
    renewalPrice: price(2600),
    transfer: { requestedTs: ago('2d'), arrivesTs: ahead('3d') },
  },
  connecting,
  lapsed,
];

const offers: Schemas['DomainOffer'][] = [
  {
    domainName: 'sevenridges.photo',
    unicodeName: 'sevenridges.photo',
    tld: 'photo',
    available: true,
    price: price(1800),
    renewalPrice: price(3100),
  },
  {
    domainName: 'sevenridges.blog',
    unicodeName: 'sevenridges.blog',
    tld: 'blog',
    available: true,
    price: price(2200),
    renewalPrice: price(2200),
  },
  {
    domainName: 'sevenridges.com',
    unicodeName: 'sevenridges.com',
    tld: 'com',
    available: false,
    transferable: true,
    transferPrice: price(1600),
    renewalPrice: price(1600),
  },
  {
    domainName: 'seven-ridges.garden',
    unicodeName: 'seven-ridges.garden',
    tld: 'garden',
    available: true,
    isPremium: true,
    price: price(19_000),
    renewalPrice: price(19_000),
  },
  {
    domainName: 'sevenridges.film',
    unicodeName: 'sevenridges.film',
    tld: 'film',
    available: false,
    inMaintenance: true,
  },
];
const [photo, , com] = offers as [Schemas['DomainOffer'], Schemas['DomainOffer'], Schemas['DomainOffer']];

const contact: Schemas['DomainContact'] = {
  first_name: 'Marlow',
  last_name: 'Quay',
  email: 'marlow@example.com',
  phone: '+351.210000000',
  address: 'Rua do Farol 7',
  city: 'Porto',
  postal_code: '4150-044',
  country: 'PT',
};

const records: Schemas['DnsRecord'][] = [
  { id: 'dns_a1', type: 'A', host: '@', value: '192.0.2.80', ttl: 3600, managed: true },
  { id: 'dns_b2', type: 'CNAME', host: 'www', value: 'marlow.garden', ttl: 3600, managed: true },
  {
    id: 'dns_c3',
    type: 'MX',
    host: '@',
    value: 'mail.foghorn.example',
    ttl: 3600,
    priority: 10,
    managed: false,
  },
  {
    id: 'dns_d4',
    type: 'TXT',
    host: '@',
    value: 'v=spf1 include:foghorn.example ~all',
    ttl: 3600,
    managed: false,
  },
];
const txt: Schemas['DnsRecord'] = {
  id: 'dns_e5',
  type: 'TXT',
  host: '_proof',
  value: 'skein=9fKx2VqL',
  ttl: 3600,
  managed: false,
};

/** Finding, buying and managing domains. */
export const examples = {
  searchDomains: {
    responses: {
      200: {
        sevenridges: { summary: 'The name with several endings', value: { results: offers } },
        empty: { summary: 'Nothing like it is free', value: { results: [] } },
      },
    },
  },
  getDomainPrice: {
    responses: {
      200: {
        'sevenridges.photo': { summary: 'Free', value: { offer: photo, maxYears: 10 } },
        'sevenridges.com': {
          summary: 'Taken; its owner could bring it here',
          value: { offer: com, maxYears: 9 },
        },
      },
    },
  },
  registerDomain: {
    request: singleExample('A year', {
      domain_name: 'sevenridges.photo',
      years: 1,
      tumblelog: 'marlow',
      auto_renew: true,
      privacy: true,
      contact,
      expected_price: 1800,
    }),
    responses: {
      201: singleExample('To be paid', {
        domain: coming,
        checkout: checkout('co_domain', { kind: 'domain', title: 'sevenridges.photo', cents: 1800 }),
      }),
    },
  },
  transferDomain: {
    request: singleExample('With the code of the old registrar', {
      domain_name: 'sevenridges.com',
      auth_code: 'Qp4-zT8v-Nd2',
      tumblelog: 'marlow',
      contact,
      expected_price: 1600,
    }),
    responses: {
      201: singleExample('To be paid', {
        domain: {
          ...coming,
          domainName: 'sevenridges.com',
          unicodeName: 'sevenridges.com',
          renewalPrice: price(1600),
        },
        checkout: checkout('co_transfer', { kind: 'domain', title: 'sevenridges.com', cents: 1600 }),
      }),
    },
  },
  linkDomain: {
    request: singleExample('A domain from elsewhere', {
      domain_name: 'quay.example',
      tumblelog: 'marlow-offcuts',
    }),
    responses: { 201: singleExample('One of two records is right', { domain: connecting }) },
  },
  checkDomain: {
    responses: {
      200: {
        wrong: { summary: 'It still leads elsewhere', value: { domain: connecting } },
        right: {
          summary: 'The blog opens under it',
          value: {
            domain: {
              ...connecting,
              status: 'active' as const,
              certificate: { status: 'waiting' as const },
              check: {
                isVerified: true,
                checkedTs: now,
                nextCheckTs: ahead('1d'),
                records: (connecting.check?.records ?? []).map((record) => ({
                  ...record,
                  found: [record.wanted],
                  state: 'right' as const,
                })),
              },
            },
          },
        },
      },
    },
  },
  listDomains: {
    responses: {
      200: listPages({
        key: 'domains',
        path: '/v2/user/domains',
        by: 'offset',
        items: domains,
        more: totalOf,
      }),
    },
  },
  getDomain: {
    responses: {
      200: namedAfter(
        domains,
        (one) => one.domainName,
        (domain) => ({ summary: `${domain.domainName}, ${domain.status}`, value: { domain } }),
      ),
    },
  },
  editDomain: {
    request: {
      renew: { summary: 'Stop renewing', value: { auto_renew: false } },
      unlock: { summary: 'Unlock to take it elsewhere', value: { locked: false } },
    },
    responses: {
      200: {
        renew: { summary: 'It will run out', value: { domain: { ...garden, autoRenew: false } } },
        unlock: { summary: 'It may move', value: { domain: { ...garden, locked: false } } },
      },
    },
  },
  renewDomain: {
    request: singleExample('Two more years', { years: 2, expected_price: 4400 }),
    responses: {
      200: singleExample('To be paid', {
        domain: garden,
        checkout: checkout('co_renewal', { kind: 'domain', title: 'marlow.garden', cents: 4400 }),
      }),
    },
  },
  createTransferCode: {
    request: singleExample('With the password', { password_current: 'seven-looms-1-lantern' }),
    responses: { 201: singleExample('To be passed on', { authCode: 'Qp4-zT8v-Nd2' }) },
  },
  listDnsRecords: {
    responses: {
      200: {
        records: { summary: 'Two of the site, two of the member', value: { records } },
        empty: { summary: 'None', value: { records: [] } },
      },
    },
  },
  addDnsRecord: {
    request: {
      txt: { summary: 'A proof', value: { type: 'TXT' as const, host: '_proof', value: 'skein=9fKx2VqL' } },
      mx: {
        summary: 'A mail server',
        value: { type: 'MX' as const, host: '@', value: 'mail.foghorn.example', priority: 10 },
      },
    },
    responses: { 201: singleExample('The record', { record: txt }) },
  },
  editDnsRecord: {
    request: singleExample('Half as long in caches', {
      type: 'TXT' as const,
      host: '_proof',
      value: 'skein=9fKx2VqL',
      ttl: 1800,
    }),
    responses: { 200: singleExample('The record', { record: { ...txt, ttl: 1800 } }) },
  },
} satisfies Examples;
