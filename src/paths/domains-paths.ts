import { pathSegment, queryString, textSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 000 §2.7). */
export const domainPatterns = {
  domains: '/domains',
  domainAddAny: '/domains/add',
  domainAdd: '/domains/add/:domainName',
  domainTransfer: '/domains/transfer/:domainName',
  domainSearch: '/domains/search/:searchTerm',
  oldDomains: '/settings/domains',
  domain: '/settings/domains/:domainName',
  dnsRecords: '/settings/domains/:domainName/dns',
  dnsRecordAdd: '/settings/domains/:domainName/dns/add',
  dnsRecordEdit: '/settings/domains/:domainName/dns/edit/:recordId',
} as const;

const ofDomain = (name: string): string => `/settings/domains/${pathSegment(name)}`;

/** Path builders of this feature. Domains are in ASCII. */
export const domainPaths = {
  /** The member's domains, and the search for one. */
  domains: () => '/domains',
  /** Free names like a word. */
  domainSearch: (term: string) => {
    const last = textSegment(term.trim());
    return last ? `/domains/search/${last}` : '/domains';
  },
  /** Connecting a domain that is registered elsewhere. */
  domainAddAny: (name?: string) => `/domains/add${queryString({ name })}`,
  /** Buying a domain. */
  domainAdd: (name: string) => `/domains/add/${pathSegment(name)}`,
  /** Moving a domain here from another registrar. */
  domainTransfer: (name: string) => `/domains/transfer/${pathSegment(name)}`,
  /** One domain of the member. */
  domain: (name: string) => ofDomain(name),
  /** Its DNS records. */
  dnsRecords: (name: string) => `${ofDomain(name)}/dns`,
  dnsRecordAdd: (name: string) => `${ofDomain(name)}/dns/add`,
  dnsRecordEdit: (name: string, recordId: string) => `${ofDomain(name)}/dns/edit/${pathSegment(recordId)}`,
} as const;
