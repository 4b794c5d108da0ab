import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import type { Services } from '#server/services.ts';
import type { DownloadRow } from './downloads-repository.ts';

type DataDownload = components['schemas']['DataDownload'];

/** Base path of archive downloads; not an operation of the contract because browsers open it directly. */
export const DOWNLOADS = '/privacy/download';

/** Returns the proof in an archive's address, which is valid for one session of one member. */
function proofOf({ keys }: Services, row: Pick<DownloadRow, 'key'>, sid: string): string {
  return createHmac('sha256', keys.download).update(`${row.key} ${sid}`).digest('base64url');
}

/** Returns true when an address was issued to this session. */
export function isProof(services: Services, row: DownloadRow, sid: string, proof: string): boolean {
  const [one, other] = [Buffer.from(proofOf(services, row, sid)), Buffer.from(proof)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Presents an archive to its member. The address is only for browsers: it needs their session cookie. */
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
