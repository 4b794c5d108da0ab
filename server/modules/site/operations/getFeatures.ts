import type { Handler } from '#server/http/contract/handler.ts';
import { featuresOf } from '../config/features.ts';

export const getFeatures: Handler<'getFeatures'> = async ({ db }) => ({
  features: await featuresOf(db),
});
