import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LegacyClientData } from '#server/http/contract/family-data.ts';

/** Reads `openapi/legacy-clients.yaml`: what existing clients of the API family send differently from this contract. */
export function readLegacyClients(
  file = new URL('../../openapi/legacy-clients.yaml', import.meta.url),
): LegacyClientData {
  const family = parse(readFileSync(file, 'utf8')) as LegacyClientData;
  const seen = new Set<string>();
  for (const { method, path } of family.aliases) {
    const address = `${method} ${path}`;
    if (seen.has(address)) throw new Error(`family.yaml: ${address} stands twice`);
    seen.add(address);
  }
  return family;
}
