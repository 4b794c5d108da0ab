import type { Handler } from '#server/contract/handler.ts';
import { readerLocale } from '#server/modules/users/reader-locale.ts';
import { presentFlags } from '../present-flags.ts';

export const listSiteFlags: Handler<'listSiteFlags'> = async ({ db, request }) => ({
  flags: await presentFlags(db, readerLocale(request)),
});
