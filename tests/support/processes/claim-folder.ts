/** Claims the given folder, reports whether it succeeded, and holds it until the process ends. */
import { claimFolder } from '#server/db/folder-claim.ts';

const claimed = await claimFolder(process.argv[2] ?? '').then(
  () => true,
  () => false,
);
// The claim must survive garbage collection.
globalThis.gc?.();
console.log(claimed ? 'claimed' : 'refused');
process.stdin.resume();
