import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { refuseEmptyClause } from '#server/entities/collection/post-rule.ts';
import type { Services } from '#server/services.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import type { CollectionValues } from './write-repository.ts';

type Form = Omit<components['schemas']['EditCollectionRequest'], 'based_on'>;

/** Returns the sizes of an uploaded picture by its address; none for an empty one. */
async function coverOf(services: Services, userId: string, url: string): Promise<CollectionValues['cover']> {
  if (url === '') return [];
  // The key of an upload is the folder of its files.
  const key = URL.parse(url, 'http://site.invalid')?.pathname.split('/').at(-2);
  const picture = key ? await services.media.findOwnImage(userId, key) : undefined;
  if (!picture) throw domainError('not-found', { reason: 'picture', field: 'cover_url' });
  return picture.media;
}

/**
 * Returns the columns that a form of a collection writes.
 *
 * @throws invalid-request-param for a title without visible characters and a clause without blogs and tags, not-found for a picture of somebody else
 */
export async function collectionValues(
  { services, userId }: { services: Services; userId: string },
  form: Form,
): Promise<CollectionValues> {
  const title = form.title === undefined ? undefined : trimInvisible(form.title);
  if (title === '') throw domainError('invalid-request-param', { field: 'title', reason: 'name_missing' });
  if (form.rule) refuseEmptyClause(form.rule);
  return {
    ...(title === undefined ? {} : { title }),
    ...(form.description === undefined ? {} : { description: trimInvisible(form.description) }),
    ...(form.visibility && { visibility: form.visibility }),
    ...(form.sort && { sort: form.sort }),
    ...(form.accent_color && { accent_color: form.accent_color }),
    ...(form.cover_url === undefined ? {} : { cover: await coverOf(services, userId, form.cover_url) }),
    ...(form.rule && { rule: form.rule }),
    ...(form.no_rule === true ? { rule: null } : {}),
  };
}
