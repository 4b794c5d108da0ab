import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { FamilyData } from '#server/http/contract/family-data.ts';

/** Reads `openapi/family.yaml`: what programs of the API family send that the contract spells otherwise. */
export function readFamily(file = new URL('../../openapi/family.yaml', import.meta.url)): FamilyData {
  const family = parse(readFileSync(file, 'utf8')) as FamilyData;
  const seen = new Set<string>();
  for (const { method, path } of family.aliases) {
    const address = `${method} ${path}`;
    if (seen.has(address)) throw new Error(`family.yaml: ${address} stands twice`);
    seen.add(address);
  }
  return family;
}
