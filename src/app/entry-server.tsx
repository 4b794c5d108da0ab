export type { RenderRequest, RenderResult } from './rendering/render.tsx';
export { render } from './rendering/render.tsx';
