import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeadContext, type HeadStore } from '#src/shared/navigation/head-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { type LinkProps, LinkProvider } from '#src/shared/ui/Link.tsx';
import { type FirstFailure, FirstFailureContext } from './first-failure.ts';
import { type SiteSettings, SiteSettingsContext } from './site-settings.ts';

/** What differs between requests on the server and stays for the page's life in the browser. */
export interface AppEnvironment {
  queryClient: QueryClient;
  i18n: I18n;
  headStore: HeadStore;
  settings: SiteSettings;
  firstFailure?: FirstFailure;
}

const isOwnPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** The link of the primitives: addresses of the site go through the router, everything else is left to the browser. */
function UiLink({ href, ...rest }: LinkProps) {
  return isOwnPath(href) && !rest.target && rest.download === undefined ? (
    <AppLink to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** Everything pages and primitives take from their surroundings, apart from the router. */
export function AppProviders({
  environment,
  children,
}: {
  environment: AppEnvironment;
  children: ReactNode;
}) {
  const { queryClient, i18n, headStore, settings, firstFailure } = environment;
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <SiteSettingsContext value={settings}>
          <HeadContext value={headStore}>
            <FirstFailureContext value={firstFailure}>
              <LinkProvider value={UiLink}>{children}</LinkProvider>
            </FirstFailureContext>
          </HeadContext>
        </SiteSettingsContext>
      </I18nProvider>
    </QueryClientProvider>
  );
}
