import type { Handler } from '#server/http/contract/handler.ts';
import { presentOptOut } from '../consent-presenter.ts';
import { hasPrivacyControl, storedChoices } from '../keep-choices.ts';

export const getCcpaOptOut: Handler<'getCcpaOptOut'> = async (context) =>
  presentOptOut(await storedChoices(context), hasPrivacyControl(context.request));
