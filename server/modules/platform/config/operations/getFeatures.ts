import type { Handler } from '#server/contract/handler.ts';
import { FEATURES } from '../features.ts';

export const getFeatures: Handler<'getFeatures'> = () => ({ features: { ...FEATURES } });
