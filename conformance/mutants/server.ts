import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handlers } from '#generated/handlers.ts';
import { buildApp } from '#server/app.ts';
import type { Handlers } from '#server/http/contract/handler.ts';
import { freshPglite } from '#tests/support/database.ts';
import { faultyDatabase } from './database.ts';
import type { AnyHandler, InnerFault } from './mutant.ts';

export interface FaultyServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the reference server on an empty database of its own, with a fault in it.
 *
 * @param markEffective called each time the fault took effect
 */
export async function startFaulty(
  fault: InnerFault = {},
  markEffective: () => void = () => {},
): Promise<FaultyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-mutant-'));
  const plain = await freshPglite();
  const db = fault.statement ? faultyDatabase(plain, fault.statement, markEffective) : plain;
  const built: Partial<Handlers> = { ...handlers };
  if (fault.handler) {
    const { operation, wrap } = fault.handler;
    const wrapped = wrap(built[operation] as AnyHandler);
    const biting: AnyHandler = (context) => {
      markEffective();
      return wrapped(context);
    };
    Object.assign(built, { [operation]: biting });
  }
  const app = buildApp({
    db,
    dataDir,
    secret: 'a secret of at least thirty-two characters',
    handlers: built,
  });
  fault.app?.(app, markEffective);
  fault.services?.(app.services, markEffective);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await app.services.post.settled();
      await app.close();
      await plain.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
