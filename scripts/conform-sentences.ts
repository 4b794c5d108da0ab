/**
 * Brings the ledger of the contract's sentences (`openapi/conformance/sentences/`) up to date with the contract
 * (`npm run conform:sentences`): adds new sentences without a check, removes the rows of sentences that are gone, and
 * prints how many of them the kit shows.
 */
import { rm, writeFile } from 'node:fs/promises';
import { sentenceFileText, updatedSentenceFiles } from '../conformance/sentence-ledger.ts';
import { readSentenceFiles } from '../conformance/sentences.ts';

const FOLDER = new URL('../openapi/conformance/sentences/', import.meta.url);

const known = readSentenceFiles();
const files = updatedSentenceFiles(known);
for (const [name, file] of files) await writeFile(new URL(`${name}.yaml`, FOLDER), sentenceFileText(file));
for (const name of known.keys()) if (!files.has(name)) await rm(new URL(`${name}.yaml`, FOLDER));
const rows = [...files.values()].flatMap((file) => Object.values(file).flat());
const shownCount = rows.filter(({ shown, isPartly }) => shown && !isPartly).length;
const partCount = rows.filter(({ isPartly }) => isPartly).length;
const reasonCount = rows.filter(({ why }) => why).length;
console.log(
  `${rows.length} sentences: ${shownCount} are shown by checks, ${partCount} in part, ${reasonCount} cannot be, ${rows.length - shownCount - partCount - reasonCount} have no check yet.`,
);
