import { createServer } from 'node:net';

/**
 * Checks that the server could listen on the port, before lengthy work begins.
 *
 * @throws the error of listening: `EADDRINUSE`, `EADDRNOTAVAIL`, `EACCES`.
 */
export async function portIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', fail);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });
}
