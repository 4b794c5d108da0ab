import type { Handler } from '#server/contract/handler.ts';
import { LOCALES, PALETTES } from '#server/modules/users/choices.ts';
import { mostImageBytes } from '#server/services/images.ts';
import { FEATURES } from '../features.ts';

export const getConfig: Handler<'getConfig'> = ({ services }) => ({
  features: { ...FEATURES },
  csrfHeader: 'X-CSRF',
  reportToken: services.reportToken(),
  reservedBlogNames: [...services.reservedBlogNames].sort(),
  locales: [...LOCALES],
  palettes: [...PALETTES],
  limits: {
    imageBytes: mostImageBytes,
    postsPerDay: 250,
    imagesPerDay: 250,
    likesPerDay: 1000,
    followsPerDay: 200,
    tagsPerPost: 30,
  },
});
