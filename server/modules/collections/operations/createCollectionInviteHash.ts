import { requireFound } from '#server/core/errors.ts';
import { randomToken } from '#server/core/tokens.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { collectionInvitePath } from '#server/entities/collection/addresses.ts';
import { putInviteLink } from '#server/entities/collection/links-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { lockCollection, seatBlogIds } from '../items/items-repository.ts';
import { presentInviteLink } from '../people/link-presenter.ts';

/** Makes a link with which people join a collection. The one before it stops working. */
export const createCollectionInviteHash: Handler<'createCollectionInviteHash'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id, uuid } = subject.collection;
  const { expires_in: seconds = 0 } = body;
  const link = await db.transaction(async (tx) => {
    await lockCollection(tx, id);
    return putInviteLink(tx, {
      hash: randomToken(),
      collectionId: id,
      role: body.role,
      message: body.message?.trim() ?? '',
      madeBy: viewer.userId,
      maxUses: body.max_uses ?? null,
      expiresAt: seconds > 0 ? new Date(services.now() + seconds * 1000) : null,
    });
  });
  const [blogId = ''] = await seatBlogIds(db, id, viewer.userId);
  const inviter = requireFound((await blogsByIds(db, [blogId], viewer.userId)).get(blogId), 'The blog');
  return answer(201, {
    link: presentInviteLink(link, `${services.publicUrl}${collectionInvitePath(inviter.name, uuid)}`),
  });
};
