import type { Handler } from '#server/contract/handler.ts';
import { stickers } from '../stickers.ts';

export const listStickers: Handler<'listStickers'> = () => ({ stickers: [...stickers] });
