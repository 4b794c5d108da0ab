import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';

const sender = fileURLToPath(new URL('./processes/send-mails.ts', import.meta.url));

/** Longest time that the test's mail server takes for a mail, in milliseconds. */
const MAX_REPLY_MS = 30;
/** Longest time between the start of a process and its end, in milliseconds. */
const MAX_LIFE_MS = 400;
/** Time without a further mail after which the rest is given up, in milliseconds: longer than a lease. */
const MAX_SILENCE_MS = 30_000;

export interface CrashOptions {
  /** A `postgres:` address, served by two processes, or the folder of an embedded database, served by one. */
  database: string;
  mailCount: number;
  killCount: number;
}

export interface CrashResult {
  /** Number of causes with one delivery that is recorded as sent. */
  sentCount: number;
  /** Rows of deliveries, one for each cause. */
  deliveryCount: number;
  /** Mails that the mail server took, by Message-ID. */
  takenCount: number;
  /** Number of mails that it took once more, with the same Message-ID: their process ended before it recorded them. */
  repeatedCount: number;
  /** Causes whose mails have several Message-IDs: always none. */
  doubledCount: number;
}

/** Starts a mail server that notes the Message-ID of each mail it takes, by subject. */
async function startMailServer() {
  const taken = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk: Buffer) => {
        message += chunk.toString();
      });
      stream.on('end', () => {
        const subject = /^Subject: (.+)$/im.exec(message)?.[1]?.trim() ?? '';
        const id = /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? '';
        taken.set(subject, [...(taken.get(subject) ?? []), id]);
        setTimeout(done, Math.random() * MAX_REPLY_MS);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((end) => server.close(end)),
  };
}

async function startSender(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', sender, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`The sender of mails ended with ${child.exitCode}.`);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Returns the number of deliveries, and of those that are recorded as sent. */
async function countDeliveries(db: Database): Promise<{ all: number; sent: number }> {
  const [row] = await db.query<{ all: number; sent: number }>(
    `select count(*)::int as all, count(*) filter (where state = 'sent')::int as sent from mail_deliveries
      where cause like 'crash %'`,
  );
  return row ?? { all: 0, sent: 0 };
}

/**
 * Queues and delivers mails while the processes that do so are killed again and again, then lets the last ones finish.
 * The database must be migrated, the jobs too.
 */
export async function crashMails({ database, mailCount, killCount }: CrashOptions): Promise<CrashResult> {
  const isShared = database.startsWith('postgres:');
  const mailServer = await startMailServer();
  const args = [database, mailServer.url, String(mailCount)];
  const children = await Promise.all(Array.from({ length: isShared ? 2 : 1 }, () => startSender(args)));
  try {
    for (let killed = 0; killed < killCount; killed += 1) {
      await pause(Math.random() * MAX_LIFE_MS);
      const at = killed % children.length;
      const [child] = children.slice(at, at + 1);
      if (child) await kill(child);
      children[at] = await startSender(args);
    }
    return await finish();
  } finally {
    await Promise.all(children.map(kill));
    await mailServer.close();
  }

  /** Waits until the mail server took all mails, or took none for a while. */
  async function waitForMails(): Promise<void> {
    let [known, until] = [0, Date.now() + MAX_SILENCE_MS];
    while (mailServer.taken.size < mailCount && Date.now() < until) {
      await pause(500);
      if (mailServer.taken.size > known) until = Date.now() + MAX_SILENCE_MS;
      known = mailServer.taken.size;
    }
  }

  /** Waits for the rest and counts what is recorded. */
  async function finish(): Promise<CrashResult> {
    await waitForMails();
    // Lets the last ones be recorded.
    await pause(MAX_REPLY_MS + 2000);
    // An embedded database serves one process.
    if (!isShared) await Promise.all(children.splice(0).map(kill));
    const db = isShared
      ? openPostgres({ url: database, connections: 1 })
      : await openPglite({ dataDir: database });
    const counts = await countDeliveries(db);
    await db.close();
    const mails = [...mailServer.taken.values()];
    return {
      sentCount: counts.sent,
      deliveryCount: counts.all,
      takenCount: mails.length,
      repeatedCount: mails.filter(({ length }) => length > 1).length,
      doubledCount: mails.filter((ids) => new Set(ids).size > 1).length,
    };
  }
}
