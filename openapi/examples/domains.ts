import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago, ahead, usd } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const garden: Schemas['Domain'] = {
  domainName: 'marlow.garden',
  status: 'active',
  blogName: 'marlow',
  autoRenew: true,
  locked: true,
  privacy: true,
  registeredTs: ago('400d'),
  expiresTs: ahead('330d'),
  nameServers: ['ns1.skein.localhost', 'ns2.skein.localhost'],
  renewalPrice: usd(2200),
};
const domains: Schemas['Domain'][] = [
  garden,
  {
    ...garden,
    domainName: 'longwayround.photo',
    blogName: 'marlow',
    autoRenew: false,
    locked: false,
    registeredTs: ago('340d'),
    expiresTs: ahead('25d'),
    renewalPrice: usd(3100),
    transferCode: 'Wz7-kQ2p-Lx9',
  },
  {
    ...garden,
    domainName: 'offcuts.studio',
    blogName: 'marlow-offcuts',
    status: 'transferring',
    registeredTs: ago('2d'),
    expiresTs: ahead('363d'),
    renewalPrice: usd(2600),
  },
];

const offers: Schemas['DomainOffer'][] = [
  {
    domainName: 'sevenridges.photo',
    tld: 'photo',
    available: true,
    price: usd(1800),
    renewalPrice: usd(3100),
  },
  { domainName: 'sevenridges.blog', tld: 'blog', available: true, price: usd(2200), renewalPrice: usd(2200) },
  {
    domainName: 'sevenridges.com',
    tld: 'com',
    available: false,
    transferable: true,
    transferPrice: usd(1600),
    renewalPrice: usd(1600),
  },
  {
    domainName: 'seven-ridges.garden',
    tld: 'garden',
    available: true,
    isPremium: true,
    price: usd(19_000),
    renewalPrice: usd(19_000),
  },
  { domainName: 'sevenridges.film', tld: 'film', available: false, inMaintenance: true },
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
    request: singleExample('A year with automatic renewal', {
      domain_name: 'sevenridges.photo',
      years: 1,
      tumblelog: 'marlow',
      auto_renew: true,
      privacy: true,
      contact,
      expected_price: 1800,
    }),
    responses: {
      201: {
        charged: {
          summary: 'Paid with the stored method',
          value: {
            domain: {
              ...garden,
              domainName: 'sevenridges.photo',
              status: 'registering' as const,
              registeredTs: now,
              expiresTs: ahead('365d'),
              renewalPrice: usd(3100),
            },
          },
        },
        checkout: {
          summary: 'To be paid',
          value: {
            domain: {
              ...garden,
              domainName: 'sevenridges.photo',
              status: 'registering' as const,
              registeredTs: now,
              expiresTs: ahead('365d'),
              renewalPrice: usd(3100),
            },
            checkoutUrl: '/checkout/co_8WxLq3Vd',
          },
        },
      },
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
      201: singleExample('It takes a few days', {
        domain: {
          ...garden,
          domainName: 'sevenridges.com',
          status: 'transferring' as const,
          registeredTs: now,
          expiresTs: ahead('365d'),
          renewalPrice: usd(1600),
        },
      }),
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
        unlock: {
          summary: 'With its transfer code',
          value: { domain: { ...garden, locked: false, transferCode: 'Jb3-wY6m-Ks8' } },
        },
      },
    },
  },
  renewDomain: {
    request: singleExample('Two more years', { years: 2, expected_price: 4400 }),
    responses: { 200: singleExample('Renewed', { domain: { ...garden, expiresTs: ahead('1060d') } }) },
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
