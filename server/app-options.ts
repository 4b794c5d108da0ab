import type { AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { openLogFile } from './lifecycle/log-file.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { withDemoNames } from './modules/domains/demo-names.ts';
import { type NameResolver, systemResolver } from './web/name-resolver.ts';

/** Returns the resolver of domains; in the demo world it knows those of the demo by itself. */
function namesOf({ demoWorld, dnsServers, publicUrl }: Config): NameResolver {
  const names = systemResolver(dnsServers);
  return demoWorld ? withDemoNames(names, publicUrl) : names;
}

/** Returns what the configuration says about the server of a process; its database, queue and pages are built apart. */
export function appOptionsOf(config: Config): Omit<AppOptions, 'db' | 'jobs' | 'site' | 'worldFiles'> {
  return {
    secret: config.sessionSecret,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    siteHost: config.siteHost,
    log: {
      level: config.logLevel,
      ...(config.logFile === undefined ? {} : { stream: openLogFile(config.logFile) }),
    },
    trustProxy: config.trustProxy,
    names: namesOf(config),
    rateLimits: config.rateLimits,
    captcha: config.captcha,
    blogHosts: config.blogHosts,
    checkResponses: config.checkResponses,
    metricsToken: config.metricsToken,
    mailReportSecret: config.mailReportSecret,
    apps: config.apps,
    signInProviders: config.signInProviders,
    bucket: config.bucket,
    gifProvider: config.gifProvider,
    consent: config.consent,
    adSources: config.adSources,
    stripe: config.stripe,
    acme: config.acme,
    diskReserve: config.diskReserve,
    ffmpeg: config.ffmpeg,
    imprint: config.imprint,
    ...(config.smtpUrl === undefined
      ? {}
      : {
          mailer: smtpMailer(config.smtpUrl, config.mailFrom, { dkim: config.mailDkim }),
          mailServer: new URL(config.smtpUrl).host,
        }),
    mailsPerMinute: config.mailsPerMinute,
  };
}
