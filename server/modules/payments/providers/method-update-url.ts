import type { WorkContext } from '#server/define-module.ts';
import { currentProvider, providerOf } from './providers.ts';

/** Page from which a member changes how they pay, and to which the provider leads back. */
const PAYING_PAGE = '/settings/purchases';

/** Returns the address at which a member changes how they pay. */
export function methodUpdateUrl(context: WorkContext, userId: string): Promise<string> {
  return providerOf(context, currentProvider(context.services)).methodUpdateUrl(userId, PAYING_PAGE);
}
