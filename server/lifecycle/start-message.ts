import { relative } from 'node:path';
import type { Config } from '../config.ts';
import { mailboxDir } from '../mail/mailbox.ts';

type Started = Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl' | 'logFile' | 'logLevel'>;

/**
 * Returns the lines that a started server prints below its address: where data, e-mails and log lines go, who can log
 * in, and how to stop it.
 *
 * @param demo the lines about the demo world; undefined without one
 */
export function startMessage(config: Started, demo: string | undefined): string {
  const { databaseUrl, logFile, logLevel } = config;
  const shown = (path: string): string => {
    const short = relative(process.cwd(), path) || '.';
    return short.startsWith('..') ? path : short;
  };
  const mails = `kept in ${shown(mailboxDir(config.dataDir))}, none is sent (SMTP_URL is not set)`;
  return [
    `  Data    ${shown(config.dataDir)}/${databaseUrl === undefined ? '' : ', and the PostgreSQL server of DATABASE_URL'}`,
    `  E-mail  ${config.smtpUrl === undefined ? mails : 'sent by the server of SMTP_URL'}`,
    `  Log     ${logFile === undefined ? `here, level ${logLevel}` : shown(logFile)}`,
    '  Stop    Ctrl-C',
    ...(demo === undefined ? [] : ['', demo]),
  ].join('\n');
}
