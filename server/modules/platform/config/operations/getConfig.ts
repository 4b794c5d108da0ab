import { toldLimits } from '#generated/limits.ts';
import type { Handler } from '#server/contract/handler.ts';
import { LOCALES, PALETTES } from '#server/modules/users/choices.ts';
import { FEATURES } from '../features.ts';

export const getConfig: Handler<'getConfig'> = ({ services }) => ({
  features: { ...FEATURES },
  csrfHeader: 'X-CSRF',
  reportToken: services.reportToken(),
  reservedBlogNames: [...services.reservedBlogNames].sort(),
  locales: [...LOCALES],
  palettes: [...PALETTES],
  limits: { ...toldLimits },
});
