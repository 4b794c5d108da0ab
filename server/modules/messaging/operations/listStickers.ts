import type { Handler } from '#server/http/contract/handler.ts';
import { stickers } from '../stickers/stickers.ts';

export const listStickers: Handler<'listStickers'> = () => ({ stickers: [...stickers] });
