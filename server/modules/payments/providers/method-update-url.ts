import type { WorkContext } from '#server/define-module.ts';
import { ProviderUnreachable } from './payment-provider.ts';
import { currentProvider, providerOf } from './providers.ts';

/** Pages from which a member changes how they pay, and to which the provider leads back, by what is paid. */
export const PAYING_PAGES = {
  premium: '/settings/ad-free-browsing',
  memberships: '/settings/purchases',
} as const;

/** Kind of subscription that a page is about. */
export type PayingKind = keyof typeof PAYING_PAGES;

/** Path before the kind of what is paid, which leads to the provider's page. */
export const METHOD_PATH = '/payments/method/';

/** Opens the page on which a member changes how they pay, and returns its address. */
export function methodUpdateUrl(context: WorkContext, userId: string, kind: PayingKind): Promise<string> {
  return providerOf(context, currentProvider(context.services)).methodUpdateUrl(userId, PAYING_PAGES[kind]);
}

/** Brings the stored method up to date; one that the provider cannot tell now stays as it is known. */
export async function refreshMethod(context: WorkContext, userId: string): Promise<void> {
  try {
    await providerOf(context, currentProvider(context.services)).refreshMethod(userId);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
}
