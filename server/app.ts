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
import { deriveKey } from './core/derive-key.ts';
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
import { JobsHere } from './jobs/inline-jobs.ts';
import type { Jobs } from './jobs/jobs.ts';
import { spellAnswers } from './legacy-clients/answer-names.ts';
import { familyClients } from './legacy-clients/other-clients.ts';
import { Live } from './live/live.ts';
import type { Mailer } from './mail/mail.ts';
import { mailbox, mailboxDir } from './mail/mailbox.ts';
import { PostOffice } from './mail/outgoing-mail.ts';
import { queuedMailer } from './mail/queued-mailer.ts';
import { BucketMediaStore, type BucketOptions } from './media/bucket-store.ts';
import { diskMediaStore, type MediaStore } from './media/media-store.ts';
import { serveDownloads } from './modules/account/data-download/serve-archives.ts';
import { failedAttemptRecorder } from './modules/auth/security-log/failed-attempts.ts';
import { loginSource } from './modules/auth/session/guess-source.ts';
import { returnPlugin } from './modules/auth/social-sign-in/return-plugin.ts';
import { serveGifs } from './modules/media/gifs/serve-gifs.ts';
import { takePieces } from './modules/media/uploads/resume.ts';
import { serveLetterPictures } from './modules/messaging/conversations/serve-pictures.ts';
import { signedAddressesPlugin } from './oauth/signed/signed-addresses.ts';
import { standardAddressesPlugin } from './oauth/standard-addresses.ts';
import type { PushOptions } from './push/push-services.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { WorldFiles } from './seed/world-files.ts';
import { createServices } from './services.ts';
import { blogHostsPlugin } from './site/blog-hosts.ts';
import { machinesPlugin } from './site/syndication/plugin.ts';
import type { ReadWeb } from './web/guarded-web.ts';
import { workersOf } from './workers.ts';

export type AppOptions = {
  /** Open and migrated. Closing the app does not close it. */
  db: Database;
  /** Signs cursors, hashes session ids; at least 32 characters. */
  secret: string;
  /** Holds uploads, in `media/`. */
  dataDir: string;
  /** Where members reach the site, without a trailing slash. */
  publicUrl?: string;
  /** Keeps uploads elsewhere than in `dataDir`; it then serves them itself. */
  mediaStore?: MediaStore;
  /** Keeps uploads in a bucket instead. */
  bucket?: BucketOptions | undefined;
  /** Reads pages elsewhere; in tests one that may read those of this machine. */
  web?: ReadWeb;
  /** Which push services may be reached, in tests: one of this machine. */
  push?: PushOptions;
  /** Hands letters on; without one they are kept in `dataDir`, in `mailbox/`. */
  mailer?: Mailer;
  /** Keeps and shares what is done behind calls; without it this process does it at once and keeps nothing. */
  jobs?: Jobs;
  /** The demo world's pictures, when the database holds it. */
  worldFiles?: WorldFiles;
  /** A level, or where log lines go; silent when left out. */
  log?: { level: string; stream?: NodeJS.WritableStream };
  /** Whose X-Forwarded-* headers are believed; see `Config`. */
  trustProxy?: false | number | string[];
  rateLimits?: boolean;
  /** Counts writes and guesses instead of the one that fits the engine, in tests: one of another clock. */
  rateLimiter?: RateLimiter;
  /** What forms ask for after trouble; nothing unless told to. */
  captcha?: CaptchaKind;
  /** Whether blogs' own hosts lead here (`{blog}.{SITE_HOST}`); they lead on to the site. */
  blogHosts?: boolean;
  /** Whoever sends it may read `/metrics`; without one nobody may. */
  metricsToken?: string | undefined;
  /** When a body that drips is cut off, in tests. */
  slowBodies?: SlowBodiesOptions;
  /** Checks every answer against the contract and answers 500 instead of one that breaks it. */
  checkResponses?: boolean | ((violation: Violation) => void);
  /** Milliseconds since 1970, instead of the machine's clock, in tests. */
  now?: () => number;
  /** Free bytes of the disk that uploads leave alone. */
  diskReserve?: number;
  /** Where ffmpeg is; sounds and films are kept as they came without one. */
  ffmpeg?: string | undefined;
  /** Registered apps: their programs may sign calls (OAuth 1.0a). */
  apps?: readonly App[];
  /** Third parties through which people can sign in. */
  signInProviders?: readonly SignInProvider[];
  /** Where GIFs are looked for besides the site's own library. */
  gifProvider?: GifProviderOptions | undefined;
  /** Instead of the built ones, in tests. */
  handlers?: Partial<Handlers>;
  /** Told which inputs handlers read, in tests. */
  onRead?: OnRead;
  /** The pages of the site; registered last, for every address nobody else answers. */
  site?: FastifyPluginAsync;
};

/** Puts the server together without opening a port. `await app.ready()` before using it. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { db, secret, dataDir, publicUrl = 'http://127.0.0.1:3000' } = options;
  const bucket = options.bucket && new BucketMediaStore(options.bucket);
  const mediaStore = options.mediaStore ?? bucket;
  const mediaDir = resolve(join(dataDir, 'media'));
  const app = Fastify(serverOptions(options));
  const jobs =
    options.jobs ?? new JobsHere(db, (error, kind) => app.log.error({ err: error, kind }, 'a job failed'));
  const mailer = options.mailer ?? mailbox(mailboxDir(dataDir));
  const services = createServices({
    db,
    secret,
    publicUrl,
    mediaStore: mediaStore ?? diskMediaStore(mediaDir),
    incomingDir: resolve(join(dataDir, 'incoming')),
    downloadsDir: resolve(join(dataDir, 'downloads')),
    ...(options.ffmpeg ? { ffmpeg: options.ffmpeg } : {}),
    ...(options.diskReserve === undefined ? {} : { diskReserve: options.diskReserve }),
    onWorkError: (error) => app.log.error({ err: error }, 'what goes on behind an answer failed'),
    jobs,
    post: new PostOffice(
      queuedMailer(jobs, deriveKey(secret, 'mail')),
      (error) => app.log.error({ err: error }, 'a letter could not be sent'),
      () => jobs.settled(),
    ),
    live: new Live({ db, onFault: (error) => app.log.warn({ err: error }, 'news could not be told') }),
    reservedBlogNames: RESERVED_BLOG_NAMES,
    apps: options.apps ?? [],
    ...(options.captcha ? { captcha: options.captcha } : {}),
    signInProviders: options.signInProviders ?? [],
    ...(options.web ? { web: options.web } : {}),
    ...(options.push ? { push: options.push } : {}),
    ...(options.gifProvider ? { gifProvider: options.gifProvider } : {}),
    ...(options.now ? { now: options.now } : {}),
    ...(options.rateLimiter ? { rateLimiter: options.rateLimiter } : {}),
  });
  jobs.doneBy(workersOf({ db, services, mailer, log: app.log }));
  app.decorate('services', services);
  app.addHook('onClose', () => services.work.settled());
  logStoredFaults(app);

  app.register(closingPlugin);
  app.register(livePlugin);
  app.register(errorHandlerPlugin);
  app.register(requestIdPlugin);
  app.register(namedInPathPlugin);
  if (options.blogHosts) app.register(blogHostsPlugin, { publicUrl });
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
  app.register(returnPlugin, { db });
  app.register(machinesPlugin, { db });
  serveDownloads(app, db);
  serveGifs(app, db);
  serveLetterPictures(app, db, options.worldFiles);

  const contract = loadContract();
  const upload = contract.operations.find(({ id }) => id === 'getUpload');
  if (upload) takePieces(app, { db, operation: upload, folder: services.incoming.folder });
  const { checkResponses: check } = options;
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
      others: familyClients(contract, db),
      onRefused: failedAttemptRecorder(db),
      ...(options.rateLimits
        ? { beforeHandling: countReadGuess(isKnownBrowser), afterRefusal: countRefusedGuess }
        : {}),
    });
  });
  if (options.site) app.register(options.site);
  return app;
}

/** Logs values in the database that cannot be read, wherever they were met. */
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
      // The longest query the contract takes, encoded, must reach its validation.
      maxHeaderSize: 65_536,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
    },
    // The largest upload on a slow line; bodies that drip are cut off long before.
    requestTimeout: 300_000,
    // While closing, what was still accepted is answered; the connection ends with it.
    return503OnClosing: false,
    // Tags have 140 characters, each up to twelve when encoded.
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    // An address that cannot be decoded, or a malformed request, reaches no route and no error handler.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  };
}
