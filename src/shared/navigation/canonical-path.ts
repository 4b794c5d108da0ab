import { isFreeBlogName } from '#src/paths/reserved-names.ts';

/** The other spellings of a blog's addresses (spec 000 §2.3): `/@mara/42` and `/blog/view/mara/42` for `/mara/42`. */
const OTHER_SPELLING = /^\/(?:@|blog\/view\/)([^/@]+)(?=\/|$)/i;

/** An address in the spelling its pattern has. */
export function ownSpelling(pathname: string): string {
  const name = OTHER_SPELLING.exec(pathname)?.[1];
  return isFreeBlogName(name) ? pathname.replace(OTHER_SPELLING, '/$1') : pathname;
}
