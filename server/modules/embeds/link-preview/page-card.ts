import pLimit from 'p-limit';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { DomainError, domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { mayUploadToday } from '#server/modules/media/uploads/upload-limit-repository.ts';
import type { Services } from '#server/services.ts';
import { Unreachable, type WebFile } from '#server/web/guarded-web.ts';
import { pageMetadata } from '#server/web/page-facts.ts';
import type { StoredPreview } from './previews-repository.ts';

type LinkBlock = components['schemas']['LinkBlock'];
type Means = { db: Database; services: Services; memberId: string };

/** Maximum size of a page in bytes. */
const PAGE_BYTES = 2_000_000;
const ACCEPT_PAGE = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1';
const ACCEPT_IMAGE = 'image/webp, image/png, image/jpeg, image/gif';

/** Limits the number of pages a process fetches concurrently. */
const turns = pLimit(8);
const MAX_WAITING = 40;

/** Returns the host for display. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/**
 * Fetches a page's metadata and stores its image.
 *
 * @param address http or https
 * @throws invalid-link when the page cannot be read, service-unavailable when the queue is full
 */
export async function readCard(means: Means, address: string): Promise<StoredPreview> {
  if (turns.pendingCount >= MAX_WAITING) {
    throw new DomainError([['service-unavailable', { reason: 'busy' }]], {
      'retry-after': '5',
    });
  }
  return turns(async () => {
    const { web } = means.services;
    const page = await web(address, { accept: ACCEPT_PAGE, maxBytes: PAGE_BYTES }).catch(refused);
    const block: LinkBlock = { type: 'link', url: address, displayUrl: hostOf(page.url) };
    if (page.type.startsWith('image/')) {
      return { url: page.url, block, mediaKey: await keptPicture(means, page) };
    }
    if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(page.type)) {
      return { url: page.url, block, mediaKey: null };
    }
    const { pictureUrl, ...words } = pageMetadata(page);
    const mediaKey = pictureUrl ? await fetchedPicture(means, pictureUrl) : null;
    return { url: page.url, block: { ...block, ...words }, mediaKey };
  });
}

function refused(error: unknown): never {
  if (error instanceof Unreachable) throw domainError('invalid-link', { field: 'url' });
  throw error;
}

/** Returns the key of the fetched and stored image; null when that fails, which does not fail the card. */
async function fetchedPicture(means: Means, url: string): Promise<string | null> {
  try {
    const file = await means.services.web(url, { accept: ACCEPT_IMAGE, maxBytes: limits.imageBytes });
    return await keptPicture(means, file);
  } catch (error) {
    if (error instanceof Unreachable) return null;
    throw error;
  }
}

/**
 * Stores a card's image, which counts towards the member's daily uploads: when the limit is reached, cards have no
 * image.
 */
async function keptPicture({ db, services, memberId }: Means, { bytes }: WebFile): Promise<string | null> {
  try {
    await mayUploadToday(db, memberId);
    const { mediaKey } = await services.media.addImage(memberId, bytes, async (tx) => {
      await lockLimit(tx, 'imagesPerDay', memberId);
      await mayUploadToday(tx, memberId);
    });
    return mediaKey;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
