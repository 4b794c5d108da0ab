import type { Handler } from '#server/http/contract/handler.ts';
import { hasPrivacyControl, keepChoices } from '../keep-choices.ts';
import { presentOptOut } from '../present-consent.ts';

export const setCcpaOptOut: Handler<'setCcpaOptOut'> = async (context) => {
  const choices = await keepChoices(context, { isOptedOut: context.body.opt_out });
  return presentOptOut(choices, hasPrivacyControl(context.request));
};
