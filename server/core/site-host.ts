/** Host of all blogs unless the operator sets another one. */
export const DEFAULT_SITE_HOST = 'skein.localhost';

let configuredHost = DEFAULT_SITE_HOST;

/**
 * Sets the host of all blogs. Called once per process, when its services are created: presenters build a blog's address
 * from its row alone.
 */
export function configureSiteHost(host: string): void {
  configuredHost = host;
}

/** Returns the host of all blogs: a blog's own address is `https://{blog}.{host}` (spec 000 §2.3). */
export const siteHost = (): string => configuredHost;
