import { paidView } from '../model/paid-view.ts';

export const view = paidView;
