import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { hostOf, readCard } from '../link-preview/page-card.ts';
import { freshPreview, storePreview } from '../link-preview/previews-repository.ts';

type LinkBlock = components['schemas']['LinkBlock'];

/**
 * Returns the preview of a page, which is fetched once a day at most; it is fetched anonymously, so it contains nothing
 * private.
 */
export const previewLink: Handler<'previewLink'> = async ({ query, db, services, viewer }) => {
  if (!isWebAddress(query.url)) throw domainError('invalid-link', { field: 'url' });
  const address = new URL(query.url).href;
  let kept = await freshPreview(db, address);
  if (kept === undefined) {
    kept = await readCard({ db, services, memberId: viewer.userId }, address);
    await storePreview(db, address, kept);
  }
  const picture = kept.mediaKey ? await services.media.findImage(kept.mediaKey) : undefined;
  const block: LinkBlock = picture ? { ...kept.block, poster: picture.media } : kept.block;
  return { url: kept.url, displayUrl: hostOf(kept.url), block };
};
