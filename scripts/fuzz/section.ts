import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FuzzFindings, type FuzzTarget, readFuzzEvents } from '../../conformance/fuzzing.ts';
import type { Document } from '../contract/document.ts';
import { chosenContract } from './contract.ts';
import { fuzzFolder, runSchemathesis } from './schemathesis.ts';
import { stateOf } from './state.ts';

const EVENTS = 'events.ndjson';

/** Adds the other operations of the same paths: a method left out would count as one that the path does not have. */
function withSiblingMethods(document: Document, operations: readonly string[]): string[] {
  const offered = new Set(operations);
  return Object.values(document.paths).flatMap((item) => {
    const own = Object.values(item as Record<string, { operationId?: string }>).flatMap(
      ({ operationId }) => operationId ?? [],
    );
    return own.every((id) => offered.has(id)) ? own : [];
  });
}

/**
 * Fuzzes what a server offers, as a section of the kit's report.
 *
 * @param examples how many requests of each kind are tried, as Schemathesis counts them
 * @throws Error when Schemathesis cannot run, or the server no longer accepts its member's token
 */
export async function fuzzSection(
  document: Document,
  { url, operations, member, clientToken, milliseconds }: FuzzTarget,
  examples: string,
): Promise<FuzzFindings> {
  const only = withSiblingMethods(document, operations);
  const { contract, untested } = chosenContract(document, { unimplemented: new Set(), only });
  const state = await stateOf(url, { FUZZ_CLIENT_TOKEN: clientToken }, member);
  const file = join(fuzzFolder, EVENTS);
  await rm(file, { force: true });
  await runSchemathesis({
    url,
    contract,
    untested,
    state,
    examples,
    events: EVENTS,
    isQuiet: true,
    milliseconds,
  });
  const events = await readFile(file, 'utf8').catch(() => '');
  if (events === '') throw new Error('Schemathesis told nothing; what hindered it stands above');
  return readFuzzEvents(events, only.length);
}
