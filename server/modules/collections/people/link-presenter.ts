import type { components } from '#generated/types/api.d.ts';
import type { InviteLinkRow } from '#server/entities/collection/links-repository.ts';

/**
 * Returns a link for the owners of its collection.
 *
 * @param page address of the invitation page
 */
export function presentInviteLink(
  link: InviteLinkRow,
  page: string,
): components['schemas']['CollectionInviteLink'] {
  return {
    url: `${page}?invite_hash=${link.hash}`,
    hash: link.hash,
    role: link.role,
    ...(link.message === '' ? {} : { message: link.message }),
    useCount: link.use_count,
    ...(link.max_uses === null ? {} : { maxUses: link.max_uses }),
    ...(link.expires === null ? {} : { expiresTs: link.expires }),
    createdTs: link.created,
  };
}
