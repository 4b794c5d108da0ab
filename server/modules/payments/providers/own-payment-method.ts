import type { components } from '#generated/types/api.d.ts';
import type { WorkContext } from '#server/define-module.ts';
import { METHOD_PATH, PAYING_PAGES, type PayingKind, refreshMethod } from './method-update-url.ts';
import { presentMethods } from './methods-presenter.ts';
import { currentProvider, providerOf } from './providers.ts';

type Paid = Parameters<typeof presentMethods>[0];

/**
 * Returns how a member pays later periods, and where that is changed.
 *
 * @param find returns what the member pays, read after the provider was asked
 */
export async function ownPaymentMethod(
  context: WorkContext,
  { userId, kind }: { userId: string; kind: PayingKind },
  find: () => Promise<Paid | undefined>,
): Promise<{ paymentMethod?: components['schemas']['PaymentMethod']; updateUrl: string }> {
  await refreshMethod(context, userId);
  const paid = await find();
  const { isTest } = providerOf(context, currentProvider(context.services));
  const [paymentMethod] = paid ? presentMethods(paid) : [];
  return {
    ...(paymentMethod ? { paymentMethod } : {}),
    updateUrl: isTest ? PAYING_PAGES[kind] : METHOD_PATH + kind,
  };
}
