import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A row of the error catalogue, `openapi/errors.yaml`. */
export interface CatalogueEntry {
  code: number;
  slug: string;
  status: number;
  origin: 'spec' | 'designed';
  title: string;
  detail: string;
  client: string;
  field?: string;
  /** Fields of its example besides code, title and detail: keys of ErrorDetail. */
  example?: Record<string, unknown>;
  /** Further examples by name, each with the fields that differ. */
  variants?: Record<string, Record<string, unknown>>;
  /** Sentences of the code's meanings by reason, where it has several; they name values of `params`. */
  reasons?: Record<string, string>;
}

/** Reads the error catalogue in the order of its file. Throws when two rows share a code or a slug. */
export function readCatalogue(
  file = new URL('../../openapi/errors.yaml', import.meta.url),
): CatalogueEntry[] {
  const entries = parse(readFileSync(file, 'utf8')) as CatalogueEntry[];
  for (const key of ['code', 'slug'] as const) {
    const seen = new Set<unknown>();
    for (const entry of entries) {
      if (seen.has(entry[key])) throw new Error(`errors.yaml: ${key} ${entry[key]} stands twice`);
      seen.add(entry[key]);
    }
  }
  for (const { slug, detail } of entries)
    if (detail.includes('{')) throw new Error(`errors.yaml: only the reasons of ${slug} can name values`);
  return entries;
}
