import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import type { Services } from '#server/services.ts';
import type { DownloadRow } from './downloads-repository.ts';

type DataDownload = components['schemas']['DataDownload'];

/** Where archives are fetched; not among the calls, for a browser goes there by itself. */
export const DOWNLOADS = '/privacy/download';

/** What stands in the address of an archive: good for one session of one member. */
function proofOf({ keys }: Services, row: Pick<DownloadRow, 'key'>, sid: string): string {
  return createHmac('sha256', keys.download).update(`${row.key} ${sid}`).digest('base64url');
}

/** Whether an address was given to this session. */
export function isProof(services: Services, row: DownloadRow, sid: string, proof: string): boolean {
  const [one, other] = [Buffer.from(proofOf(services, row, sid)), Buffer.from(proof)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** An archive as its member sees it. The address is given to browsers: it works with their cookie alone. */
export function presentDownload(row: DownloadRow, services: Services, request: FastifyRequest): DataDownload {
  const { id, state, progress, bytes, requested, ready, expires } = row;
  const isOver = expires !== null && expires * 1000 <= services.now();
  const sid = request.viewer?.via === 'cookie' ? sidOf(request) : undefined;
  return {
    id,
    status: isOver ? 'expired' : state,
    requestedTs: requested,
    ...(state === 'ready' ? {} : { progress }),
    ...(ready === null ? {} : { readyTs: ready }),
    ...(expires === null ? {} : { expiresTs: expires }),
    ...(bytes === null ? {} : { bytes: Number(bytes) }),
    ...(state === 'ready' && !isOver && sid !== undefined
      ? { url: `${DOWNLOADS}/${id}/${proofOf(services, row, sid)}` }
      : {}),
  };
}
