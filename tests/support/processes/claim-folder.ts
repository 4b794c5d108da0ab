/** Claims the folder it is told, says whether it got it, and holds on until it is ended. */
import { claimFolder } from '#server/db/folder-claim.ts';

const claimed = await claimFolder(process.argv[2] ?? '').then(
  () => true,
  () => false,
);
// Whoever forgets how to give it back keeps it all the same.
globalThis.gc?.();
console.log(claimed ? 'claimed' : 'refused');
process.stdin.resume();
