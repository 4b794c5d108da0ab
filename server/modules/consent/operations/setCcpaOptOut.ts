import type { Handler } from '#server/http/contract/handler.ts';
import { presentOptOut } from '../consent-presenter.ts';
import { hasPrivacyControl, storeChoices } from '../keep-choices.ts';

export const setCcpaOptOut: Handler<'setCcpaOptOut'> = async (context) => {
  const choices = await storeChoices(context, { isOptedOut: context.body.opt_out });
  return presentOptOut(choices, hasPrivacyControl(context.request));
};
