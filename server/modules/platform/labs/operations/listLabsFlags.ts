import type { Handler } from '#server/contract/handler.ts';
import { LABS_FLAGS } from '#server/modules/users/labs-flags.ts';
import { readerLocale } from '#server/modules/users/reader-locale.ts';
import { presentLabsFlag } from '../labs-presenter.ts';
import { labsChoicesOf } from '../labs-repository.ts';

export const listLabsFlags: Handler<'listLabsFlags'> = async ({ db, viewer, request }) => {
  const choices = await labsChoicesOf(db, viewer.userId);
  const locale = readerLocale(request);
  const offered = LABS_FLAGS.filter(({ name }) => choices.has(name));
  return { flags: offered.map((flag) => presentLabsFlag(flag, choices.get(flag.name) === true, locale)) };
};
