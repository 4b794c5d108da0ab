import type { Handler } from '#server/http/contract/handler.ts';
import { NO_ADS } from '../no-ads.ts';

export const getMrecWaterfall: Handler<'getMrecWaterfall'> = () => NO_ADS;
