import { createServer } from 'node:net';

/**
 * Tries whether the server could listen there, before anything that takes time is begun.
 *
 * @throws what listening would: `EADDRINUSE`, `EADDRNOTAVAIL`, `EACCES`.
 */
export async function portIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', fail);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });
}
