import { msg } from '@lingui/core/macro';
import { domainPaths, domainPatterns } from '#src/paths/domains-paths.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** Domains in ASCII, as the contract spells them. */
const DOMAIN_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.]){1,4}([a-z]{2,24}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** Ids as the contract spells them. */
const OPAQUE_ID = /^[A-Za-z0-9:_-]{1,128}$/;

function accepts({ domainName, recordId }: RouteParams): boolean {
  return DOMAIN_NAME.test(domainName ?? '') && (recordId === undefined || OPAQUE_ID.test(recordId));
}

const domains = {
  ...memberPage,
  path: domainPatterns.domains,
  Page: lazyPage(() => import('./pages/DomainsPage.tsx')),
  title: () => msg`Domains`,
} satisfies SiteRoute;

const records = {
  ...memberPage,
  path: domainPatterns.dnsRecords,
  accepts,
  Page: lazyPage(() => import('./pages/DnsPage.tsx')),
  title: () => msg`DNS records`,
} satisfies SiteRoute;

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  domains,
  { ...domains, path: domainPatterns.domainSearch },
  { ...domains, path: domainPatterns.oldDomains, movedTo: () => domainPaths.domains() },
  {
    ...memberPage,
    path: domainPatterns.domainAddAny,
    Page: lazyPage(() => import('./pages/ConnectPage.tsx')),
    title: () => msg`Connect a domain`,
  },
  {
    ...memberPage,
    path: domainPatterns.domainAdd,
    accepts,
    Page: lazyPage(() => import('./pages/BuyDomainPage.tsx')),
    title: () => msg`Buy a domain`,
  },
  {
    ...memberPage,
    path: domainPatterns.domainTransfer,
    accepts,
    Page: lazyPage(() => import('./pages/TransferPage.tsx')),
    title: () => msg`Move a domain here`,
  },
  {
    ...memberPage,
    path: domainPatterns.domain,
    accepts,
    Page: lazyPage(() => import('./pages/DomainPage.tsx')),
    title: ({ domainName = '' }) => domainName,
  },
  records,
  { ...records, path: domainPatterns.dnsRecordAdd },
  { ...records, path: domainPatterns.dnsRecordEdit },
];
