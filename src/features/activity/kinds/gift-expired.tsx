import { giftView } from '../model/gift-view.ts';

export const view = giftView;
