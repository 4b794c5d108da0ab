import type { Handler } from '#server/http/contract/handler.ts';
import { hasPrivacyControl, keptChoices } from '../keep-choices.ts';
import { presentOptOut } from '../present-consent.ts';

export const getCcpaOptOut: Handler<'getCcpaOptOut'> = async (context) =>
  presentOptOut(await keptChoices(context), hasPrivacyControl(context.request));
