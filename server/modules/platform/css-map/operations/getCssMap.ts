import type { Handler } from '#server/contract/handler.ts';
import { builtCss } from '../built-css.ts';

export const getCssMap: Handler<'getCssMap'> = () => builtCss();
