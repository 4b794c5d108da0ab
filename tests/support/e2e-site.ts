import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailboxDir, readMailbox, type StoredMail } from '#server/mail/mailbox.ts';
import { type RunningServer, runServer } from '../../scripts/support/run-server.ts';

/** A server of the caller's own, with the e-mails it would have sent, the newest first. */
export type OwnSite = Pick<RunningServer, 'url' | 'stop'> & { mails: () => Promise<StoredMail[]> };

/**
 * Starts a server on a copy of the demo world that scripts/e2e.ts created once (`E2E_WORLD`, a data folder). Stopping
 * it deletes the copy.
 *
 * @param settings additional environment variables
 */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const world = process.env.E2E_WORLD;
  if (world === undefined) throw new Error('Run the journeys with `npm run e2e`: it makes the demo world.');
  const folder = await mkdtemp(join(tmpdir(), 'skein-journey-'));
  await cp(world, folder, { recursive: true });
  // An answer that breaks the contract becomes a 500, which fails its journey (e2e-calls.ts).
  const { url, stop } = await runServer({
    DATA_DIR: folder,
    CHECK_RESPONSES: 'on',
    // The calls of server-rendered pages are recorded as well.
    NODE_OPTIONS: `--import ${new URL('./e2e-internal-calls.ts', import.meta.url).href}`,
    ...settings,
  });
  return {
    url,
    mails: () => readMailbox(mailboxDir(folder)),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
