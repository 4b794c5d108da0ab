export type { RenderRequest, RenderResult } from './rendering/render.tsx';
export { render } from './rendering/render.tsx';
export { routeTable } from './routes/table.ts';
