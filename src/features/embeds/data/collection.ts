import { getGetCollectionQueryOptions } from '#generated/hooks/collections/collections.ts';

/** A collection for frames on other sites; a document does not wait for repeated calls. */
export function embeddedCollectionQuery(id: string) {
  return { ...getGetCollectionQueryOptions(id), retry: false };
}
