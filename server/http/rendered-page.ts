import { randomUUID } from 'node:crypto';

/** Header of calls that this process makes while it renders a page. */
export const RENDERED_PAGE_HEADER = 'x-rendered-page';

/** Value of the header; nobody outside of the process knows it. */
export const RENDERED_PAGE_TOKEN = randomUUID();
