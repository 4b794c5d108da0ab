import type { FastifyRequest } from 'fastify';

/**
 * Returns true when a request has a body from the network. Calls made inside this process have no connection that could
 * be slow or numerous.
 */
export function hasBody({ raw }: FastifyRequest): boolean {
  if (raw.socket?.bytesRead === undefined) return false;
  const { 'transfer-encoding': encoding, 'content-length': length } = raw.headers;
  return encoding !== undefined || Number(length ?? 0) > 0;
}
