import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ColumnListContext } from '#src/entities/columns/column-list-context.ts';
import { ElementRendererContext } from '#src/entities/post/feed/element-context.ts';
import { HeadContext, type HeadStore } from '#src/shared/navigation/head-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { type LinkProps, LinkProvider } from '#src/shared/ui/Link.tsx';
import { LazyColumnList } from '../elements/column-list.ts';
import { LazyElementView } from '../elements/element-renderer.ts';
import { type DocumentFailure, DocumentFailureContext } from './document-failure.ts';
import { type SiteSettings, SiteSettingsContext } from './site-settings.ts';

/** Values that differ per request on the server and last for the page's life in the browser. */
export interface AppEnvironment {
  queryClient: QueryClient;
  i18n: I18n;
  headStore: HeadStore;
  settings: SiteSettings;
  documentFailure?: DocumentFailure;
}

const isOwnPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Link component for the UI primitives: addresses of the site go through the router, all others to the browser. */
function UiLink({ href, ...rest }: LinkProps) {
  return isOwnPath(href) && !rest.target && rest.download === undefined ? (
    <AppLink to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** All context providers of pages and primitives, except the router. */
export function AppProviders({
  environment,
  children,
}: {
  environment: AppEnvironment;
  children: ReactNode;
}) {
  const { queryClient, i18n, headStore, settings, documentFailure } = environment;
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <SiteSettingsContext value={settings}>
          <HeadContext value={headStore}>
            <DocumentFailureContext value={documentFailure}>
              <LinkProvider value={UiLink}>
                <ElementRendererContext value={LazyElementView}>
                  <ColumnListContext value={LazyColumnList}>{children}</ColumnListContext>
                </ElementRendererContext>
              </LinkProvider>
            </DocumentFailureContext>
          </HeadContext>
        </SiteSettingsContext>
      </I18nProvider>
    </QueryClientProvider>
  );
}
