import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentFlags } from '../feature-flags/flags-presenter.ts';

export const listSiteFlags: Handler<'listSiteFlags'> = async ({ db, request, viewer }) => ({
  flags: await presentFlags(db, readerLocale(request), viewer.userId),
});
