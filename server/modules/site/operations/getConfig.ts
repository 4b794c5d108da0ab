import { locales, palettes } from '#generated/choices.ts';
import { publicLimits } from '#generated/limits.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { asksConsent } from '#server/modules/consent/consent-list.ts';
import { featuresOf } from '../config/features.ts';

export const getConfig: Handler<'getConfig'> = async ({ db, services }) => ({
  features: await featuresOf(db),
  asksConsent: asksConsent(services.consent.list),
  csrfHeader: 'X-CSRF',
  reportToken: services.reportToken(),
  reservedBlogNames: [...services.reservedBlogNames].sort(),
  locales: [...locales],
  palettes: [...palettes],
  limits: { ...publicLimits },
});
