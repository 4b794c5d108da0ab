import { isBlogName } from '../lib/text/blog-name.ts';
import { patterns } from './paths.ts';

/** First pieces of addresses that the specification names for screens still to come. */
const SPECIFIED_NAMES: readonly string[] = [
  'about',
  'admin',
  'api',
  'archive',
  'collections',
  'communities',
  'domains',
  'embed',
  'help',
  'image',
  'inbox',
  'jobs',
  'logout',
  'premium',
  'privacy',
  'skeinmart',
  'support-skein',
  'terms',
  'timeline',
  'view',
];

/** Host labels and paths that belong to the machinery: a blog's name is also the first label of its host. */
const INFRASTRUCTURE_NAMES: readonly string[] = [
  'abuse',
  'app',
  'apps',
  'assets',
  'autoconfig',
  'autodiscover',
  'billing',
  'cdn',
  'cname',
  'contact',
  'developer',
  'developers',
  'dmca',
  'docs',
  'email',
  'error',
  'feed',
  'ftp',
  'health',
  'healthz',
  'hostmaster',
  'images',
  'imap',
  'internal',
  'legal',
  'localhost',
  'mail',
  'media',
  'metrics',
  'mobile',
  'mta-sts',
  'mx',
  'noreply',
  'ns1',
  'ns2',
  'oembed',
  'official',
  'policy',
  'pop',
  'pop3',
  'postmaster',
  'press',
  'proxy',
  'root',
  'rss',
  'secure',
  'security',
  'services',
  'shop',
  'signin',
  'signup',
  'sitemap',
  'sitemaps',
  'skein',
  'smtp',
  'ssl',
  'static',
  'status',
  'svc',
  'system',
  'test',
  'undefined',
  'unsubscribe',
  'v1',
  'v2',
  'v3',
  'webmaster',
  'webmail',
  'wpad',
  'ws',
  'www',
];

/** First pieces of the addresses that are built. */
const ROUTE_NAMES = patterns
  .map((pattern) => pattern.split('/')[1] ?? '')
  .filter((first) => first !== '' && !first.startsWith(':'));

const RESERVED: ReadonlySet<string> = new Set([...ROUTE_NAMES, ...SPECIFIED_NAMES, ...INFRASTRUCTURE_NAMES]);

/**
 * Names no blog can have (spec 000 §2.3), because the site or its infrastructure answers there, in lower case and sorted.
 * Those of built screens follow from their addresses. Knows no React: the server refuses the same names.
 */
export const RESERVED_BLOG_NAMES: readonly string[] = [...RESERVED].sort();

/** Whether no blog may have this name; upper and lower case count as the same. */
export function isReservedBlogName(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}

/** Whether a piece of an address may be the name of a blog. */
export function isFreeBlogName(name: string | undefined): name is string {
  return name !== undefined && isBlogName(name) && !isReservedBlogName(name);
}
