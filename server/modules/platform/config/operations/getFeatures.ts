import type { Handler } from '#server/contract/handler.ts';
import { FEATURES } from '../options.ts';

export const getFeatures: Handler<'getFeatures'> = () => ({ features: { ...FEATURES } });
