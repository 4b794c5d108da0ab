import type { Config } from '../config.ts';
import { mailboxDir } from '../mail/mailbox.ts';

/**
 * Returns the configuration in force as lines of name and value, for `npm run admin -- check`. Secrets and addresses
 * that hold passwords are not shown, only whether they are set.
 */
export function configSummary(config: Config): string[] {
  const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
  const { trustProxy, signInProviders, apps, bucket, gifProvider } = config;
  const rows: [string, string][] = [
    ['Listens on', `${config.host}:${config.port}`],
    [
      'Address',
      `${config.publicUrl}${config.hasOwnUrl ? '' : ' (PUBLIC_URL is not set: links lead to this machine)'}`,
    ],
    ['Blogs', config.blogHosts ? `*.${config.siteHost}` : 'under the address of the site'],
    ['Data', config.dataDir],
    ['Database', config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL, DATABASE_URL'],
    ['Processes', `${config.processes}, ${config.renderThreads} render threads each`],
    ['Secret', config.hasOwnSecret ? 'SESSION_SECRET' : 'generated, in the data folder'],
    [
      'E-mail',
      config.smtpUrl === undefined
        ? `none is sent: e-mails are kept in ${mailboxDir(config.dataDir)} (SMTP_URL is not set)`
        : `sent by the server of SMTP_URL from ${config.mailFrom}${config.mailDkim === undefined ? '' : ', signed'}`,
    ],
    ['Bounces', config.mailReportSecret === undefined ? 'not reported' : 'reported with MAIL_REPORT_SECRET'],
    ['Uploads', bucket === undefined ? `${config.dataDir}/media` : bucket.url],
    ['Conversion', config.ffmpeg ?? 'off: audio and video stay as they were uploaded'],
    ['Proxies', trustProxy === false ? 'none is trusted' : `trusted: ${[trustProxy].flat().join(', ')}`],
    ['Rate limits', onOff(config.rateLimits)],
    ['Captcha', config.captcha],
    ['Apps', `${apps.length}`],
    ['Log in with', signInProviders.map(({ name }) => name).join(', ') || 'passwords, passkeys and e-mail'],
    ['GIFs', gifProvider === undefined ? 'the site’s own' : gifProvider.name],
    [
      'Payments',
      config.stripe === undefined ? 'test checkout: no money moves (STRIPE_SECRET_KEY is not set)' : 'Stripe',
    ],
    [
      'Certificates',
      config.acme === undefined
        ? 'of the proxy: none are ordered (ACME_DIRECTORY_URL is not set)'
        : `ordered from ${new URL(config.acme.directoryUrl).host}${config.tlsPort === undefined ? '' : `, served at port ${config.tlsPort}`}`,
    ],
    [
      'Metrics',
      config.metricsToken === undefined ? 'closed (METRICS_TOKEN is not set)' : 'with METRICS_TOKEN',
    ],
    ['Log', `${config.logFile ?? 'standard output'}, level ${config.logLevel}`],
    ['Demo world', onOff(config.demoWorld)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}
