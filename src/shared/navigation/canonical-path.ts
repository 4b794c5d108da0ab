import { isAllowedBlogName } from '#src/paths/reserved-names.ts';

/** Alternate spellings of a blog's addresses (spec 000 §2.3): `/@mara/42` and `/blog/view/mara/42` for `/mara/42`. */
const ALTERNATE_PATH = /^\/(?:@|blog\/view\/)([^/@]+)(?=\/|$)/i;

/** Returns an address in its canonical spelling. */
export function canonicalPath(pathname: string): string {
  const name = ALTERNATE_PATH.exec(pathname)?.[1];
  return isAllowedBlogName(name) ? pathname.replace(ALTERNATE_PATH, '/$1') : pathname;
}
