import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentLabsFlag } from '../labs/labs-presenter.ts';
import { labsChoicesOf } from '../labs/labs-repository.ts';

export const listLabsFlags: Handler<'listLabsFlags'> = async ({ db, viewer, request }) => {
  const choices = await labsChoicesOf(db, viewer.userId);
  const locale = readerLocale(request);
  const offered = LABS_FLAGS.filter(({ name }) => choices.has(name));
  return { flags: offered.map((flag) => presentLabsFlag(flag, choices.get(flag.name) === true, locale)) };
};
