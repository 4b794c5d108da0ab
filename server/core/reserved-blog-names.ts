import { RESERVED_NAMES } from '#src/paths/reserved-names.ts';

/** Host labels and paths of the infrastructure: a blog's name is also the first label of its host. */
const INFRASTRUCTURE_NAMES = [
  'abuse app apps assets autoconfig autodiscover billing cdn cname contact developer developers dmca docs',
  'email error feed ftp health healthz hostmaster images imap internal legal localhost mail media metrics',
  'mobile mta-sts mx noreply ns1 ns2 oembed official policy pop pop3 postmaster press proxy root rss secure',
  'security services shop signin signup sitemap sitemaps skein smtp ssl static status svc system test',
  'undefined unsubscribe v1 v2 v3 webmaster webmail wpad ws www',
]
  .join(' ')
  .split(' ');

/** Names no blog can have (spec 000 §2.3): the site or its infrastructure answers there. In lower case and sorted. */
export const RESERVED_BLOG_NAMES: readonly string[] = [
  ...new Set([...RESERVED_NAMES, ...INFRASTRUCTURE_NAMES]),
].sort();
