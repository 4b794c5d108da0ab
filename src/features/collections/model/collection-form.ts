import * as z from 'zod/mini';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { CreateCollectionRequest } from '#generated/zod/createCollectionRequest.zod.ts';
import type { EditCollectionRequest } from '#generated/zod/editCollectionRequest.zod.ts';

/** Form of a collection as text, by request field. */
export type CollectionValues = Record<'title' | 'description' | 'visibility' | 'cover_url', string>;

/** Values of a collection that is not made yet: only its keepers see it. */
export const NEW_COLLECTION: CollectionValues = {
  title: '',
  description: '',
  visibility: 'private',
  cover_url: '',
};

/** Schema of the form: the contract's limits of its texts. */
export const CollectionForm = z.pick(CreateCollectionRequest, {
  title: true,
  description: true,
  visibility: true,
  cover_url: true,
});

/** Values as `CollectionForm` checked them. */
type Checked = z.output<typeof CollectionForm>;

/** Trims what is typed. */
export function normalizeCollection(values: CollectionValues): CollectionValues {
  return { ...values, title: values.title.trim(), description: values.description.trim() };
}

/** Returns the values of a collection's form. */
export function valuesOf({ title, description, visibility, cover = [] }: CollectionRef): CollectionValues {
  return { title, description, visibility, cover_url: cover[0]?.url ?? '' };
}

/** Returns the request of a new collection; a field that is not filled in is left out. */
export function newCollectionRequest(values: CollectionValues, tumblelog: string) {
  const { title, description, visibility, cover_url: coverUrl } = CollectionForm.parse(values);
  return {
    tumblelog,
    title,
    ...(visibility ? { visibility } : {}),
    ...(description ? { description } : {}),
    ...(coverUrl ? { cover_url: coverUrl } : {}),
  };
}

/** Returns the fields that differ from those of a collection. */
export function changedFields(values: CollectionValues, collection: CollectionRef): Partial<Checked> {
  const before = valuesOf(collection);
  const checked = CollectionForm.safeParse(normalizeCollection(values));
  const after: Record<string, unknown> = checked.success ? checked.data : normalizeCollection(values);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof CollectionValues]),
  );
}

/** Returns the request that changes a collection, based on the version that its form was filled from. */
export function editCollectionRequest(
  values: CollectionValues,
  collection: CollectionRef,
): z.output<typeof EditCollectionRequest> {
  return { ...changedFields(values, collection), based_on: collection.version };
}
