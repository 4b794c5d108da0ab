import type { FastifyRequest } from 'fastify';

/** Whether a request brings a body. Calls made in this process have no connection that could be slow or many. */
export function hasBody({ raw }: FastifyRequest): boolean {
  if (raw.socket?.bytesRead === undefined) return false;
  const { 'transfer-encoding': encoding, 'content-length': length } = raw.headers;
  return encoding !== undefined || Number(length ?? 0) > 0;
}
