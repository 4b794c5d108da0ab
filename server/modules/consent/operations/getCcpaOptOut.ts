import type { Handler } from '#server/http/contract/handler.ts';
import { hasPrivacyControl, storedChoices } from '../keep-choices.ts';
import { presentOptOut } from '../present-consent.ts';

export const getCcpaOptOut: Handler<'getCcpaOptOut'> = async (context) =>
  presentOptOut(await storedChoices(context), hasPrivacyControl(context.request));
