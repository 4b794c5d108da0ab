import type { Handler } from '#server/contract/handler.ts';
import { featuresOf } from '../features.ts';

export const getFeatures: Handler<'getFeatures'> = async ({ db }) => ({
  features: await featuresOf(db),
});
