import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMessage } from './start-message.ts';

const dataDir = join(process.cwd(), 'data');

test('startMessage says where data, e-mails and the log of an embedded site are, and who can log in', () => {
  const config = { dataDir, databaseUrl: undefined, smtpUrl: undefined, logLevel: 'info' } as const;
  expect(startMessage({ ...config, logFile: join(dataDir, 'server.log') }, 'Log in as …')).toBe(
    [
      '  Data    data/',
      '  E-mail  kept in data/mailbox, none is sent (SMTP_URL is not set)',
      '  Log     data/server.log',
      '  Stop    Ctrl-C',
      '',
      'Log in as …',
    ].join('\n'),
  );
});

test('startMessage names the variables of servers and prints no secret of their addresses', () => {
  const message = startMessage(
    {
      dataDir,
      databaseUrl: 'postgres://skein:secret@db/skein',
      smtpUrl: 'smtp://skein:secret@mail',
      logFile: undefined,
      logLevel: 'warn',
    },
    undefined,
  );
  expect(message).toContain('the PostgreSQL server of DATABASE_URL');
  expect(message).toContain('sent by the server of SMTP_URL');
  expect(message).toContain('here, level warn');
  expect(message).not.toContain('secret');
});
