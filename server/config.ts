import { createPrivateKey } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { CAPTCHA_KINDS, type CaptchaKind } from './captcha/captcha.ts';
import { privacyIn } from './config-privacy.ts';
import { type Environment, EnvironmentReader } from './config-values.ts';
import { settingWarnings } from './config-warnings.ts';
import { DEFAULT_SITE_HOST } from './core/site-host.ts';
import { StartFault } from './core/start-fault.ts';
import type { GifProviderOptions } from './gifs/gif-provider.ts';
import type { App } from './identity/apps.ts';
import type { SignInProvider } from './identity/sign-in-providers.ts';
import type { DkimKey } from './mail/smtp-mailer.ts';
import type { BucketOptions } from './media/bucket-store.ts';
import { findFfmpeg, isProgram } from './media/ffmpeg.ts';
import type { OutsideSource } from './modules/ads/outside/outside-sources.ts';
import type { ConsentSettings } from './modules/consent/consent-settings.ts';
import type { AcmeSettings } from './modules/domains/certificates/acme-settings.ts';
import { MIN_SECRET_LENGTH, persistedSecret } from './persisted-secret.ts';
import type { StripeOptions } from './stripe/stripe-client.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * Configuration that the server process takes from its environment. docs/operating.md explains each variable to
 * operators.
 */
export type Config = {
  host: string;
  port: number;
  /** Origin under which members reach the site, without a trailing slash; https makes cookies secure. */
  publicUrl: string;
  /** True when the origin was configured rather than derived from host and port. */
  hasOwnUrl: boolean;
  /** Host whose subdomains are the blogs' own addresses (`anna.skein.example`). */
  siteHost: string;
  /** Absolute path of the directory for the embedded database, uploads, and a generated secret. */
  dataDir: string;
  /** Address of a PostgreSQL server; undefined selects the embedded database. */
  databaseUrl: string | undefined;
  /** Number of processes that serve the site behind one port. More than one require a PostgreSQL server. */
  processes: number;
  /** Number of threads per process that render pages; with 0 the main thread renders. */
  renderThreads: number;
  /** Maximum number of connections of one process to PostgreSQL. */
  databaseConnections: number;
  logLevel: LogLevel;
  /** Absolute path of the file that log lines are appended to; standard output when undefined. */
  logFile: string | undefined;
  /** Signs cursors and hashes session ids. Several machines serving one site need the same one. */
  sessionSecret: string;
  /** True when the secret was configured rather than generated and stored in the data directory. */
  hasOwnSecret: boolean;
  rateLimits: boolean;
  /** Captcha that sign-in forms ask for after failed attempts, and registration always. */
  captcha: CaptchaKind;
  /** True when requests to the hosts of blogs (`{blog}.{SITE_HOST}`) arrive here and are redirected to the site. */
  blogHosts: boolean;
  /** Proxies whose X-Forwarded-* headers are trusted: none, a number of proxies, or the proxies in these networks. */
  trustProxy: false | number | string[];
  /** Name servers that are asked about members' domains; those of the machine when empty. */
  dnsServers: readonly string[];
  /** Bearer token for `/metrics`; the endpoint is closed when undefined. */
  metricsToken: string | undefined;
  /** Secret with which the mail server reports bounces and complaints; it cannot when undefined. */
  mailReportSecret: string | undefined;
  /** SMTP server that sends e-mails; without one they are written to the data directory. */
  smtpUrl: string | undefined;
  /** Sender address of e-mails. */
  mailFrom: string;
  /** Key that e-mails are signed with (DKIM); they are not when undefined. */
  mailDkim: DkimKey | undefined;
  /** Greatest number of e-mails that the site sends a minute; 0 for no bound. */
  mailsPerMinute: number;
  /** Name and postal address of the operator, in the footer of e-mails; "Skein" without one. */
  imprint: string | undefined;
  /** Bucket that stores uploads; the data directory stores them when undefined. */
  bucket: BucketOptions | undefined;
  /** Free disk space in bytes that uploads must not use. */
  diskReserve: number;
  /**
   * Path of ffmpeg, which converts audio and video to formats that every browser plays; when undefined they are stored
   * as uploaded.
   */
  ffmpeg: string | undefined;
  /** Registered apps, by key and secret, whose clients may sign calls (OAuth 1.0a). */
  apps: readonly App[];
  /** External identity providers for signing in. */
  signInProviders: readonly SignInProvider[];
  /** External GIF library, searched in addition to the site's own; none when undefined. */
  gifProvider: GifProviderOptions | undefined;
  /** Purposes and vendors that need a consent, and how the law of a caller is found. */
  consent: ConsentSettings;
  /** Companies that fill places for ads; none by default. */
  adSources: readonly OutsideSource[];
  /** Stripe account that money goes to; the test checkout is used when undefined. */
  stripe: StripeOptions | undefined;
  /** Certificate authority that certificates are ordered from; none when undefined. */
  acme: AcmeSettings | undefined;
  /** Port with TLS, for sites without a front proxy; none when undefined. */
  tlsPort: number | undefined;
  /** True when every response is checked against the contract and a violation answers 500. For development. */
  checkResponses: boolean;
  /** True when an empty database is seeded with the demo world. By default only the embedded database is. */
  demoWorld: boolean;
  /** Settings that have no effect, one sentence each. */
  warnings: readonly string[];
};

/** Lists all problems of the environment in one message. */
export class ConfigFault extends StartFault {
  override readonly name = 'ConfigFault';

  constructor(problems: readonly string[]) {
    super(
      `The server cannot start with this configuration:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

/**
 * Reads and checks the configuration. An empty variable counts as not set.
 *
 * @param fileNames the names in the file `.env`, to warn about those that are no settings
 * @throws {ConfigFault}
 */
export async function loadConfig(
  env: Environment = process.env,
  fileNames: readonly string[] = [],
): Promise<Config> {
  const read = new EnvironmentReader(env);
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.wholeNumber('PORT', { fallback: 3000, least: 0, most: 65_535 });
  const dataDir = resolve(read.text('DATA_DIR') ?? 'data');
  const databaseUrl = read.secret('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    read.problems.push('DATABASE_URL must be a postgres:// address, or left out for the embedded database.');
  }
  const processes = read.wholeNumber('PROCESSES', { fallback: 1, least: 1, most: 64 });
  if (processes > 1 && databaseUrl === undefined) {
    read.problems.push('PROCESSES must be 1 without DATABASE_URL: the embedded database takes one process.');
  }
  const smtpUrl = read.secret('SMTP_URL');
  if (smtpUrl !== undefined && !(/^smtps?:\/\/./.test(smtpUrl) && URL.canParse(smtpUrl))) {
    read.problems.push(
      'SMTP_URL must be an smtp:// or smtps:// address, or left out to store e-mails instead of sending them.',
    );
  }
  const logFile = read.text('LOG_FILE');
  const secret = read.secret('SESSION_SECRET', { least: MIN_SECRET_LENGTH });
  const publicUrl = read.webAddress('PUBLIC_URL');
  const config = {
    host,
    port,
    publicUrl: publicUrl ?? `http://${reachable(host)}:${port}`,
    hasOwnUrl: publicUrl !== undefined,
    siteHost: read.hostName('SITE_HOST') ?? DEFAULT_SITE_HOST,
    dataDir,
    databaseUrl,
    processes,
    renderThreads: read.wholeNumber('RENDER_THREADS', {
      fallback: coresLeftFor(processes),
      least: 0,
      most: 64,
    }),
    databaseConnections: read.wholeNumber('DATABASE_CONNECTIONS', { fallback: 10, least: 1, most: 1000 }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    logFile: logFile === undefined ? undefined : resolve(logFile),
    hasOwnSecret: secret !== undefined,
    rateLimits: read.isOn('RATE_LIMITS', 'on'),
    // Private and trial installations (no https) run without captchas.
    captcha: read.oneOf('CAPTCHA', CAPTCHA_KINDS, publicUrl?.startsWith('https:') ? 'proof-of-work' : 'off'),
    blogHosts: read.isOn('BLOG_HOSTS', 'off'),
    trustProxy: read.proxies('TRUST_PROXY'),
    dnsServers: read.nameServers('DNS_SERVERS'),
    metricsToken: read.secret('METRICS_TOKEN', { least: 16 }),
    mailReportSecret: reportSecretIn(read),
    smtpUrl,
    imprint: read.text('MAIL_IMPRINT'),
    mailFrom: senderIn(read) ?? `Skein <skein@${new URL(publicUrl ?? 'http://localhost').hostname}>`,
    mailDkim: dkimIn(read),
    mailsPerMinute: read.wholeNumber('MAIL_PER_MINUTE', { fallback: 0, least: 0, most: 100_000 }),
    diskReserve:
      read.wholeNumber('DISK_RESERVE_MB', { fallback: 1024, least: 0, most: 10_000_000 }) * 1_000_000,
    ffmpeg: ffmpegIn(read),
    apps: appsIn(read),
    signInProviders: providersIn(read),
    bucket: bucketIn(read),
    gifProvider: gifProviderIn(read),
    ...privacyIn(read),
    stripe: stripeIn(read),
    acme: acmeIn(read),
    tlsPort: tlsPortIn(read),
    checkResponses: read.isOn('CHECK_RESPONSES', 'off'),
    demoWorld: read.isOn('DEMO_WORLD', databaseUrl === undefined ? 'on' : 'off'),
  };
  if (read.problems.length > 0) throw new ConfigFault(read.problems);
  const warnings = settingWarnings(env, read.names, fileNames);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    return { ...config, warnings, sessionSecret: secret ?? (await persistedSecret(dataDir)) };
  } catch (error) {
    if (error instanceof StartFault) throw new ConfigFault([error.message]);
    throw new ConfigFault([`DATA_DIR (${dataDir}) cannot be written: ${(error as Error).message}.`]);
  }
}

/**
 * Returns how many cores each process may use beside its main thread. The number is kept low because each render thread
 * holds the site in memory.
 */
function coresLeftFor(processes: number): number {
  return Math.min(4, Math.max(1, Math.floor(availableParallelism() / processes) - 1));
}

/** Reads the secret of the mail server, which it sends as a bearer token. */
function reportSecretIn(read: EnvironmentReader): string | undefined {
  const secret = read.secret('MAIL_REPORT_SECRET', { least: MIN_SECRET_LENGTH });
  if (secret !== undefined && !/^[A-Za-z0-9._~+/-]+=*$/.test(secret)) {
    read.problems.push('MAIL_REPORT_SECRET must consist of letters, digits and . _ ~ + / - alone.');
  }
  return secret;
}

/** Reads the sender of e-mails: an address, or a name before an address in angle brackets. */
function senderIn(read: EnvironmentReader): string | undefined {
  const sender = read.text('MAIL_FROM');
  if (sender !== undefined && !/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(sender)) {
    read.problems.push(`MAIL_FROM must be like "Skein <skein@skein.example>", not "${sender}".`);
  }
  return sender;
}

/** Reads the key that e-mails are signed with: domain, selector and private key belong together. */
function dkimIn(read: EnvironmentReader): DkimKey | undefined {
  const [domainName, keySelector] = [read.hostName('MAIL_DKIM_DOMAIN'), read.hostName('MAIL_DKIM_SELECTOR')];
  // In one line, as some platforms hold variables, its line breaks are written as \\n.
  const privateKey = read.secret('MAIL_DKIM_KEY')?.replaceAll('\\n', '\n');
  if (domainName === undefined && keySelector === undefined && privateKey === undefined) return undefined;
  if (domainName === undefined || keySelector === undefined || privateKey === undefined) {
    read.problems.push('MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY belong together.');
    return undefined;
  }
  try {
    if (createPrivateKey(privateKey).asymmetricKeyType === 'rsa')
      return { domainName, keySelector, privateKey };
  } catch {
    // Reported below.
  }
  read.problems.push('MAIL_DKIM_KEY must be an RSA private key in PEM format.');
  return undefined;
}

/** Reads the bucket settings. A bucket needs its address and both keys. */
function bucketIn(read: EnvironmentReader): BucketOptions | undefined {
  const url = read.text('MEDIA_BUCKET')?.replace(/\/$/, '');
  const [accessKeyId, secretAccessKey] = [read.text('MEDIA_KEY'), read.secret('MEDIA_SECRET')];
  const region = read.text('MEDIA_REGION') ?? 'us-east-1';
  if (url === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  const isAddress = url !== undefined && /^https?:\/\/[^/]+\/[^?#]+$/.test(url);
  if (!isAddress || accessKeyId === undefined || secretAccessKey === undefined) {
    read.problems.push(
      'MEDIA_BUCKET (like https://s3.example.com/uploads), MEDIA_KEY and MEDIA_SECRET belong together.',
    );
    return undefined;
  }
  return { url, region, accessKeyId, secretAccessKey };
}

/**
 * Reads the GIF provider. A key is enough, as the other values default to those of KLIPY. Without a key no external
 * library is searched.
 */
function gifProviderIn(read: EnvironmentReader): GifProviderOptions | undefined {
  const key = read.secret('GIF_PROVIDER_KEY');
  const [url, name] = [read.webAddress('GIF_PROVIDER_URL'), read.text('GIF_PROVIDER_NAME')];
  if (key !== undefined) return { key, url: url ?? 'https://api.klipy.com', name: name ?? 'KLIPY' };
  if (url !== undefined || name !== undefined)
    read.problems.push('GIF_PROVIDER_URL and GIF_PROVIDER_NAME mean nothing without GIF_PROVIDER_KEY.');
  return undefined;
}

/** Reads the keys of Stripe: both or none, as without its events nobody would hear of a payment that took long. */
function stripeIn(read: EnvironmentReader): StripeOptions | undefined {
  const secretKey = read.secret('STRIPE_SECRET_KEY');
  const webhookSecret = read.secret('STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined) {
    read.problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together, or neither.');
    return undefined;
  }
  if (!/^[sr]k_(test|live)_[A-Za-z0-9]+$/.test(secretKey))
    read.problems.push('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).');
  if (!/^whsec_[A-Za-z0-9+/=_-]+$/.test(webhookSecret))
    read.problems.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint (whsec_…).');
  return { secretKey, webhookSecret };
}

/** Reads the certificate authority. */
function acmeIn(read: EnvironmentReader): AcmeSettings | undefined {
  const [directoryUrl, email] = [read.text('ACME_DIRECTORY_URL'), read.text('ACME_EMAIL')];
  if (email !== undefined && !/^[^@\s,?]+@[^@\s,?]+$/.test(email))
    read.problems.push(`ACME_EMAIL must be an e-mail address, not "${email}".`);
  if (directoryUrl === undefined) return undefined;
  if (!/^https:\/\/./.test(directoryUrl) || !URL.canParse(directoryUrl))
    read.problems.push(
      `ACME_DIRECTORY_URL must be the https address of a directory, such as https://acme-v02.api.letsencrypt.org/directory, not "${directoryUrl}".`,
    );
  return { directoryUrl, email, servesOwnName: read.text('TLS_PORT') !== undefined };
}

/** Reads the port with TLS, which has no certificates without an authority. */
function tlsPortIn(read: EnvironmentReader): number | undefined {
  if (read.text('TLS_PORT') === undefined) return undefined;
  if (read.text('ACME_DIRECTORY_URL') === undefined)
    read.problems.push('TLS_PORT needs ACME_DIRECTORY_URL: without it there are no certificates.');
  if (/^[1-9]$/.test(read.text('TRUST_PROXY') ?? ''))
    read.problems.push(
      'TRUST_PROXY must be off or networks with TLS_PORT: visitors who come without a proxy could choose their address.',
    );
  return read.wholeNumber('TLS_PORT', { fallback: 443, least: 1, most: 65_535 });
}

/** Reads the path of ffmpeg: a program's path, `off`, or by default the one on the PATH. */
function ffmpegIn(read: EnvironmentReader): string | undefined {
  const said = read.text('FFMPEG');
  if (said === undefined) return findFfmpeg(read.text('PATH'));
  if (said === 'off') return undefined;
  const path = resolve(said);
  if (!isProgram(path))
    read.problems.push(`FFMPEG (${path}) is no program that can be run; off does without it.`);
  return path;
}

/** Reads `key:secret` pairs, separated by spaces. A secret has at least 16 characters. */
function appsIn(read: EnvironmentReader): App[] {
  const words = read.secret('API_APPS')?.trim().split(/\s+/) ?? [];
  return words.flatMap((word) => {
    const found = /^([A-Za-z0-9_-]{4,64}):([A-Za-z0-9_-]{16,128})$/.exec(word);
    if (found === null) {
      read.problems.push(
        'API_APPS must be key:secret pairs, with spaces between them; secrets of 16 characters or more.',
      );
      return [];
    }
    const [, key = '', secret = ''] = found;
    return [{ key, secret }];
  });
}

const FIELDS = ['id', 'name', 'issuer', 'clientId', 'clientSecret'] as const;

function isProvider(value: unknown): value is SignInProvider {
  if (typeof value !== 'object' || value === null) return false;
  const said = value as Record<string, unknown>;
  if (!FIELDS.every((name) => typeof said[name] === 'string' && said[name] !== '')) return false;
  const issuer = URL.parse(String(said.issuer));
  const isHere = ['localhost', '127.0.0.1'].includes(issuer?.hostname ?? '');
  const isSafe = issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && isHere);
  return isSafe && /^[a-z0-9-]{1,32}$/.test(String(said.id));
}

/** Reads a JSON list of providers, each with id, name, issuer, clientId and clientSecret. */
function providersIn(read: EnvironmentReader): SignInProvider[] {
  const text = read.secret('SIGN_IN_PROVIDERS');
  if (text === undefined) return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = undefined;
  }
  if (Array.isArray(list) && list.every(isProvider) && new Set(list.map(({ id }) => id)).size === list.length)
    return list;
  read.problems.push(
    'SIGN_IN_PROVIDERS must be a JSON list, each with its own id (small letters, digits, hyphens), name, issuer (https), clientId and clientSecret.',
  );
  return [];
}

/** Replaces a wildcard address ("all addresses of this machine"), which no browser can open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
