/**
 * How a person makes the site ask what no screen asks by itself: one way for each call. A call that the site's code names
 * and that is neither asked by a screen nor done here is a fault of the matrix.
 */
import { account } from './acts/account.ts';
import type { Act } from './acts/act.ts';
import { ownBlogs } from './acts/blogs.ts';
import { letters } from './acts/letters.ts';
import { ownAffairs } from './acts/own-affairs.ts';
import { passkeys } from './acts/passkeys.ts';
import { posting } from './acts/posting.ts';
import { reading } from './acts/reading.ts';
import { signingIn } from './acts/signing-in.ts';
import { staff } from './acts/staff.ts';

export const acts: readonly Act[] = [
  ...reading,
  ...posting,
  ...letters,
  ...ownAffairs,
  ...ownBlogs,
  ...account,
  ...signingIn,
  ...passkeys,
  ...staff,
];
