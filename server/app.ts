import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RawServerDefault,
} from 'fastify';
import { handlers as builtHandlers } from '#generated/handlers.ts';
import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import type { CaptchaKind } from './captcha/captcha.ts';
import type { Database } from './db/database.ts';
import type { GifProviderOptions } from './gifs/gif-provider.ts';
import { bindContract, type OnRead } from './http/contract/bind.ts';
import { checkResponses, type Violation } from './http/contract/check-response.ts';
import type { Handlers } from './http/contract/handler.ts';
import { loadContract } from './http/contract/load.ts';
import { storedFaults } from './http/contract/stored-shapes.ts';
import { accessPlugin } from './http/plugins/access.ts';
import { bodyBudgetPlugin } from './http/plugins/body-budget.ts';
import { serveBucket } from './http/plugins/bucket-media.ts';
import { closingPlugin } from './http/plugins/closing.ts';
import { csrfPlugin } from './http/plugins/csrf.ts';
import { defaultAvatarPlugin } from './http/plugins/default-avatar.ts';
import { errorHandlerPlugin, sendFailure } from './http/plugins/error-handler.ts';
import { addCompression } from './http/plugins/external/compress.ts';
import { addCookies } from './http/plugins/external/cookie.ts';
import { addSecurityHeaders } from './http/plugins/external/helmet.ts';
import { addMultipart } from './http/plugins/external/multipart.ts';
import { serveMedia } from './http/plugins/external/static-media.ts';
import { healthPlugin } from './http/plugins/health.ts';
import { routedTarget } from './http/plugins/incoming-request.ts';
import { livePlugin } from './http/plugins/live.ts';
import { loggerOptions } from './http/plugins/logging.ts';
import { metricsPlugin } from './http/plugins/metrics.ts';
import { namedInPathPlugin } from './http/plugins/named-in-path.ts';
import {
  countReadGuess,
  countRefusedGuess,
  floodLimitPlugin,
  type IsKnownBrowser,
  writeLimitPlugin,
} from './http/plugins/rate-limit.ts';
import { referenceSitePlugin } from './http/plugins/reference-site.ts';
import { requestId, requestIdPlugin } from './http/plugins/request-id.ts';
import { type SlowBodiesOptions, slowBodiesPlugin } from './http/plugins/slow-bodies.ts';
import { viewerPlugin } from './http/plugins/viewer.ts';
import { serveWorldMedia } from './http/plugins/world-media.ts';
import type { App } from './identity/apps.ts';
import type { SignInProvider } from './identity/sign-in-providers.ts';
import { InlineJobs } from './jobs/inline-jobs.ts';
import type { Jobs } from './jobs/jobs.ts';
import { spellAnswers } from './legacy-clients/answer-names.ts';
import { legacyClients } from './legacy-clients/other-clients.ts';
import { Live } from './live/live.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import type { Mailer } from './mail/mail.ts';
import { mailbox, mailboxDir } from './mail/mailbox.ts';
import { OutgoingMail } from './mail/outgoing-mail.ts';
import { BucketMediaStore, type BucketOptions } from './media/bucket-store.ts';
import { diskMediaStore, type MediaStore } from './media/media-store.ts';
import { elementSources, memberData, registerModuleRoutes, screenPost } from './module-registry.ts';
import type { OutsideSource } from './modules/ads/outside/outside-sources.ts';
import { failedAttemptRecorder } from './modules/auth/security-log/failed-attempts.ts';
import { loginSource } from './modules/auth/session/guess-source.ts';
import type { ConsentSettings } from './modules/consent/consent-settings.ts';
import { requireAnswer } from './modules/consent/require-answer.ts';
import type { AcmeSettings } from './modules/domains/certificates/acme-settings.ts';
import { signedAddressesPlugin } from './oauth/signed/signed-addresses.ts';
import { standardAddressesPlugin } from './oauth/standard-addresses.ts';
import type { PushOptions } from './push/push-services.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { WorldFiles } from './seed/world-files.ts';
import { createServices } from './services.ts';
import { blogHostsPlugin } from './site/blog-hosts.ts';
import { connectedHostsPlugin } from './site/connected-hosts.ts';
import { httpsRedirectPlugin } from './site/https-redirect.ts';
import { syndicationPlugin } from './site/syndication/plugin.ts';
import type { StripeOptions } from './stripe/stripe-client.ts';
import type { ReadWeb } from './web/guarded-web.ts';
import type { NameResolver } from './web/name-resolver.ts';
import { workersOf } from './workers.ts';

export type AppOptions = {
  /** Open and migrated. Closing the app does not close the database. */
  db: Database;
  /** Signs cursors, hashes session ids; at least 32 characters. */
  secret: string;
  /** Directory for uploads, in `media/`. */
  dataDir: string;
  /** Origin under which members reach the site, without a trailing slash. */
  publicUrl?: string;
  /** Name and postal address of the operator; see `Config`. */
  imprint?: string | undefined;
  /** Host of all blogs; see `Config`. */
  siteHost?: string;
  /** Stores uploads elsewhere than in `dataDir`; the app then serves them itself. */
  mediaStore?: MediaStore;
  /** Stores uploads in a bucket instead of `dataDir`. */
  bucket?: BucketOptions | undefined;
  /** Fetches external pages; tests pass one that may fetch addresses of this machine. */
  web?: ReadWeb;
  /** Asks the DNS about the domains that members connect; by default the machine's resolver. */
  names?: NameResolver;
  /** Push services that may be reached; tests allow one on this machine. */
  push?: PushOptions;
  /** Sends e-mails; without one they are written to `mailbox/` in `dataDir`. */
  mailer?: Mailer;
  /** Greatest number of e-mails a minute; 0, the default, for no bound. */
  mailsPerMinute?: number;
  /** Host and port of the server that `mailer` hands e-mails to, for the staff. */
  mailServer?: string | undefined;
  /** Persistent job queue shared by all processes; without one this process runs jobs at once and stores none. */
  jobs?: Jobs;
  /** Pictures of the demo world, when the database holds it. */
  worldFiles?: WorldFiles;
  /** Log level, or the stream for log lines; nothing is logged when omitted. */
  log?: { level: string; stream?: NodeJS.WritableStream };
  /** Proxies whose X-Forwarded-* headers are trusted; see `Config`. */
  trustProxy?: false | number | string[];
  rateLimits?: boolean;
  /** Replaces the rate limiter that fits the engine; tests pass one with another clock. */
  rateLimiter?: RateLimiter;
  /** Captcha that forms ask for after failed attempts; none by default. */
  captcha?: CaptchaKind;
  /** True when requests to the hosts of blogs (`{blog}.{SITE_HOST}`) arrive here; they are redirected to the site. */
  blogHosts?: boolean;
  /** Bearer token for `/metrics`; without one the endpoint is closed. */
  metricsToken?: string | undefined;
  /** Secret of the mail server that reports bounces and complaints; without one nothing may be reported. */
  mailReportSecret?: string | undefined;
  /** Limits after which a slowly arriving body is cut off; set in tests. */
  slowBodies?: SlowBodiesOptions;
  /** Checks every response against the contract and answers 500 in place of one that violates it. */
  checkResponses?: boolean | ((violation: Violation) => void);
  /** Milliseconds since 1970, instead of the machine's clock, in tests. */
  now?: () => number;
  /** Free disk space in bytes that uploads must not use. */
  diskReserve?: number;
  /** Path of ffmpeg; without it audio and video are stored as uploaded. */
  ffmpeg?: string | undefined;
  /** Registered apps, whose clients may sign calls (OAuth 1.0a). */
  apps?: readonly App[];
  /** External identity providers for signing in. */
  signInProviders?: readonly SignInProvider[];
  /** External GIF library, searched in addition to the site's own. */
  gifProvider?: GifProviderOptions | undefined;
  /** Purposes and vendors that need a consent, and how the law of a caller is found. */
  consent?: ConsentSettings | undefined;
  adSources?: readonly OutsideSource[] | undefined;
  /** Stripe account that money goes to; the test checkout is used when undefined. */
  stripe?: StripeOptions | undefined;
  /** Certificate authority that certificates are ordered from; none by default. */
  acme?: AcmeSettings | undefined;
  /** Replaces the built handlers in tests. */
  handlers?: Partial<Handlers>;
  /** Called with every input that a handler reads, in tests. */
  onRead?: OnRead;
  /** Pages of the site; registered last, for every address that no other route answers. */
  site?: FastifyPluginAsync;
};

/** Builds the server without opening a port. Call `await app.ready()` before using it. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { db, secret, dataDir, publicUrl = 'http://127.0.0.1:3000' } = options;
  const bucket = options.bucket && new BucketMediaStore(options.bucket);
  const mediaStore = options.mediaStore ?? bucket;
  const mediaDir = resolve(join(dataDir, 'media'));
  const app = Fastify(serverOptions(options));
  const jobs =
    options.jobs ?? new InlineJobs(db, (error, kind) => app.log.error({ err: error, kind }, 'a job failed'));
  const mailer = options.mailer ?? mailbox(mailboxDir(dataDir));
  const services = createServices({
    db,
    secret,
    publicUrl,
    ...(options.imprint ? { imprint: options.imprint } : {}),
    mailServer: options.mailServer,
    mailReportSecret: options.mailReportSecret,
    ...(options.siteHost ? { siteHost: options.siteHost } : {}),
    mediaStore: mediaStore ?? diskMediaStore(mediaDir),
    incomingDir: resolve(join(dataDir, 'incoming')),
    downloadsDir: resolve(join(dataDir, 'downloads')),
    ...(options.ffmpeg ? { ffmpeg: options.ffmpeg } : {}),
    ...(options.diskReserve === undefined ? {} : { diskReserve: options.diskReserve }),
    onWorkError: (error) => app.log.error({ err: error }, 'what goes on behind an answer failed'),
    jobs,
    post: new OutgoingMail(
      (order) => db.transaction((tx) => enqueueMail(tx, { jobs, keys: services.keys }, order)),
      (error) => app.log.error({ err: error }, 'a letter could not be sent'),
      () => jobs.settled(),
    ),
    live: new Live({ db, onFault: (error) => app.log.warn({ err: error }, 'news could not be told') }),
    reservedBlogNames: RESERVED_BLOG_NAMES,
    memberData,
    elementSources,
    screenPost,
    apps: options.apps ?? [],
    ...(options.captcha ? { captcha: options.captcha } : {}),
    signInProviders: options.signInProviders ?? [],
    ...(options.web ? { web: options.web } : {}),
    ...(options.names ? { names: options.names } : {}),
    ...(options.push ? { push: options.push } : {}),
    ...(options.gifProvider ? { gifProvider: options.gifProvider } : {}),
    ...(options.consent ? { consent: options.consent } : {}),
    ...(options.adSources ? { adSources: options.adSources } : {}),
    ...(options.stripe ? { stripe: options.stripe } : {}),
    ...(options.acme ? { acme: options.acme } : {}),
    ...(options.now ? { now: options.now } : {}),
    ...(options.rateLimiter ? { rateLimiter: options.rateLimiter } : {}),
  });
  jobs.doneBy(workersOf({ db, services, mailer, mailsPerMinute: options.mailsPerMinute ?? 0, log: app.log }));
  app.decorate('services', services);
  app.addHook('onClose', () => services.work.settled());
  logStoredFaults(app);

  app.register(closingPlugin);
  app.register(livePlugin);
  app.register(errorHandlerPlugin);
  app.register(requestIdPlugin);
  app.register(namedInPathPlugin);
  if (options.blogHosts) app.register(blogHostsPlugin, { publicUrl });
  if (options.acme?.servesOwnName) app.register(httpsRedirectPlugin, { publicUrl });
  app.register(connectedHostsPlugin, { db, publicUrl });
  app.register(bodyBudgetPlugin);
  app.register(slowBodiesPlugin, options.slowBodies ?? {});
  addSecurityHeaders(app, { https: publicUrl.startsWith('https:') });
  addCompression(app);
  addCookies(app);
  addMultipart(app);
  if (bucket) serveBucket(app, bucket);
  if (mediaStore === undefined) {
    mkdirSync(mediaDir, { recursive: true });
    serveMedia(app, mediaDir);
  }
  if (options.worldFiles) serveWorldMedia(app, options.worldFiles);
  app.register(defaultAvatarPlugin);
  app.register(referenceSitePlugin);
  if (options.rateLimits) app.register(floodLimitPlugin);
  app.register(viewerPlugin);
  if (options.rateLimits) app.register(writeLimitPlugin);
  app.register(csrfPlugin);
  app.register(accessPlugin);
  app.register(healthPlugin, { db });
  if (options.metricsToken !== undefined) app.register(metricsPlugin, { db, token: options.metricsToken });

  app.register(standardAddressesPlugin, { rateLimits: options.rateLimits ?? false });
  app.register(signedAddressesPlugin, { rateLimits: options.rateLimits ?? false });
  app.register(syndicationPlugin, { db });

  const contract = loadContract();
  registerModuleRoutes(app, { db, services, contract, worldFiles: options.worldFiles });
  const { checkResponses: check } = options;
  const askForConsent = requireAnswer(db);
  const isKnownBrowser: IsKnownBrowser = async (request, email) =>
    (await loginSource(db, services, request, email)) !== 'unknown';
  app.register(async (api) => {
    if (check) checkResponses(api, contract, check === true ? () => undefined : check);
    spellAnswers(api, contract.document);
    bindContract(api, {
      contract,
      handlers: options.handlers ?? builtHandlers,
      db,
      onRead: options.onRead,
      others: legacyClients(contract, db),
      onRefused: failedAttemptRecorder(db),
      beforeHandling: async (...call) => {
        if (options.rateLimits) await countReadGuess(isKnownBrowser)(...call);
        await askForConsent(...call);
      },
      ...(options.rateLimits ? { afterRefusal: countRefusedGuess } : {}),
    });
  });
  if (options.site) app.register(options.site);
  return app;
}

/** Logs stored values that cannot be read, wherever they are found. */
function logStoredFaults(app: FastifyInstance): void {
  const log = (fault: unknown): void => app.log.error(fault, 'a stored value cannot be read');
  storedFaults.subscribe(log);
  app.addHook('onClose', async () => void storedFaults.unsubscribe(log));
}

function serverOptions({ log, trustProxy = false }: AppOptions): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: log === undefined ? false : loggerOptions(log),
    genReqId: requestId,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    rewriteUrl: (request) => routedTarget(request as IncomingMessage, trustProxy !== false),
    bodyLimit: 1_048_576,
    http: {
      // The longest query the contract accepts, encoded, must reach its validation.
      maxHeaderSize: 65_536,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
    },
    // Allows the largest upload on a slow connection; slowly arriving bodies are cut off long before.
    requestTimeout: 300_000,
    // Requests accepted before closing are still answered; their connections end with the answer.
    return503OnClosing: false,
    // Tags have 140 characters, each up to twelve when encoded.
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    // Fastify runs neither a route nor the error handler for an undecodable address or a malformed request.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  };
}
