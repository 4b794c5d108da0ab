import type { Handler } from '#server/http/contract/handler.ts';
import { presentOptOut } from '../consent-presenter.ts';
import { hasPrivacyControl, storeAnswer } from '../keep-choices.ts';

export const setCcpaOptOut: Handler<'setCcpaOptOut'> = async (context) => {
  const choices = await storeAnswer(context, 'opt-out', { isOptedOut: context.body.opt_out });
  return presentOptOut(choices, hasPrivacyControl(context.request));
};
