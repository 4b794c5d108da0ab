import type { Handler } from '#server/http/contract/handler.ts';
import { builtCss } from '../css-map/built-css.ts';

export const getCssMap: Handler<'getCssMap'> = () => builtCss();
