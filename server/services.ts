import { LRUCache } from 'lru-cache';
import type { Captcha, CaptchaKind } from './captcha/captcha.ts';
import { proofOfWork } from './captcha/proof-of-work.ts';
import { deriveKey } from './core/derive-key.ts';
import { PendingWork } from './core/pending-work.ts';
import { configureSiteHost, DEFAULT_SITE_HOST } from './core/site-host.ts';
import type { Database } from './db/database.ts';
import { Cursors } from './feed/cursor.ts';
import type { ElementSource } from './feed/elements/element-source.ts';
import { GifFiles } from './gifs/gif-files.ts';
import type { GifProvider, GifProviderOptions } from './gifs/gif-provider.ts';
import { searchProvider } from './gifs/search-provider.ts';
import { IdempotencyKeys } from './http/idempotency-key-store.ts';
import { type App, Apps } from './identity/apps.ts';
import { isReportTokenOf, reportTokenOf } from './identity/report-token.ts';
import { Sessions } from './identity/session-store.ts';
import { type SignInProvider, SignInProviders } from './identity/sign-in-providers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { OutgoingMail } from './mail/outgoing-mail.ts';
import { IncomingFiles } from './media/incoming-files.ts';
import { MediaLibrary } from './media/media.ts';
import type { MediaStore } from './media/media-store.ts';
import { RecordingLibrary } from './media/recording-library.ts';
import { Transcoder } from './media/transcoder.ts';
import type { MemberData } from './member-data/member-data.ts';
import type { OutsideSource } from './modules/ads/outside/outside-sources.ts';
import { type ConsentSettings, NO_CONSENT_NEEDED } from './modules/consent/consent-settings.ts';
import type { AcmeSettings } from './modules/domains/certificates/acme-settings.ts';
import { ServedCertificates } from './modules/domains/certificates/served-certificates.ts';
import { AppTokens } from './oauth/app-token-store.ts';
import { AuthorizationServer } from './oauth/authorization-server.ts';
import { RegisteredApps } from './oauth/signed/registered-app-store.ts';
import { RequestTokens } from './oauth/signed/request-token-store.ts';
import type { PostScreen } from './post-screen.ts';
import { type PushOptions, PushServices } from './push/push-services.ts';
import { sharedRateLimiter } from './rate-limit/rate-bucket-store.ts';
import { memoryRateLimiter, type RateLimiter } from './rate-limit/rate-limiter.ts';
import { CommonRankings } from './search/common-rankings.ts';
import { StripeClient, type StripeOptions } from './stripe/stripe-client.ts';
import { guardedWeb, type ReadWeb } from './web/guarded-web.ts';
import { type NameResolver, systemResolver } from './web/name-resolver.ts';

/** Services that handlers use besides the database. Each is created once per process. */
export type Services = {
  sessions: Sessions;
  apps: Apps;
  /** Asks members to authorise apps and issues the apps' tokens. */
  oauth: AuthorizationServer;
  appTokens: AppTokens;
  /** Registered apps of members, for clients that sign their calls. */
  registeredApps: RegisteredApps;
  requestTokens: RequestTokens;
  /** External identity providers for signing in. */
  signIn: SignInProviders;
  media: MediaLibrary;
  /** Audio and video files. */
  recordings: RecordingLibrary;
  /** Converts audio and video to formats that browsers play; undefined without ffmpeg. */
  transcoder: Transcoder | undefined;
  /** Temporary storage of large uploads until they are processed. */
  incoming: IncomingFiles;
  /** Directory for the archives of members' data. */
  downloadsDir: string;
  /** Persistent job queue: work done after its request was answered, by any process, that survives a restart. */
  jobs: Jobs;
  /** Work of this process that continues after its request was answered. */
  work: PendingWork;
  /** Fetches external pages that members link to. */
  web: ReadWeb;
  /** Asks the DNS about the domains that members connect. */
  names: NameResolver;
  /** External GIF library; undefined where the operator configured none. */
  gifProvider: GifProvider | undefined;
  /** Files of the external library's GIFs. */
  gifFiles: GifFiles;
  /** Purposes and vendors that need a consent, and how the law of a caller is found. */
  consent: ConsentSettings;
  /** Companies that fill places for ads, with a consent; none by default. */
  adSources: readonly OutsideSource[];
  /** Certificate authority; undefined where the operator named none, and certificates are a front proxy's. */
  acme: AcmeSettings | undefined;
  /** Certificates of the names that the site answers under. */
  certificates: ServedCertificates;
  /** Stripe, which moves the money; undefined where the operator has no key, and the test checkout is used. */
  stripe: StripeClient | undefined;
  /** Sends push messages to members' devices. */
  push: PushServices;
  cursors: Cursors;
  rateLimiter: RateLimiter;
  /** Counts the batches of events of an address, in this process alone: what is beyond is only dropped. */
  batchLimiter: RateLimiter;
  idempotencyKeys: IdempotencyKeys;
  captcha: Captcha;
  post: OutgoingMail;
  /** Open event streams of members. */
  live: Live;
  /**
   * Encryption and signing keys for mailed links, links that stop e-mails, queued e-mails, second factors, app secrets,
   * archive addresses, external sign-ins, passkeys, events of the test checkout, ads and keys of certificates.
   */
  keys: Record<
    | 'mailedLink'
    | 'mailStop'
    | 'mail'
    | 'secondFactor'
    | 'backupCode'
    | 'device'
    | 'rememberedBrowser'
    | 'appSecret'
    | 'download'
    | 'thirdParty'
    | 'passkey'
    | 'testPayments'
    | 'ads'
    | 'certificate',
    Buffer
  >;
  /** Newest dashboard post that this process has marked as seen, by member; saves repeated database writes. */
  dashboardSeen: LRUCache<string, string>;
  /** Cached rankings for common search words, the same for every viewer. */
  rankings: CommonRankings;
  /** Returns today's token, which a page sends with its error and performance reports. */
  reportToken: () => string;
  /** Returns true when the token was issued today or yesterday. */
  isReportToken: (token: string) => boolean;
  /** Origin under which members reach the site, without a trailing slash. */
  publicUrl: string;
  /** Name and postal address of the operator, in the footer of e-mails. */
  imprint: string;
  /** Host and port of the mail server that sends e-mails; undefined when they are kept in the data directory. */
  mailServer: string | undefined;
  /** Secret of the mail server that reports bounces and complaints; without one nothing may be reported. */
  mailReportSecret: string | undefined;
  /** Milliseconds since 1970, used for due times, so that tests can set the clock. */
  now: () => number;
  /** The data of a member that all modules declare: for archives, imports and the erasure. */
  memberData: MemberData;
  /** Sources of elements between posts that all modules declare, in their order. */
  elementSources: readonly ElementSource[];
  /** Passes a post that was published or changed through the screens that all modules declare. */
  screenPost: PostScreen;
  /** Lower-case names that no blog may take. */
  reservedBlogNames: ReadonlySet<string>;
};

export type ServicesOptions = {
  db: Database;
  secret: string;
  mediaStore: MediaStore;
  /** Directory for large uploads until they are processed. */
  incomingDir: string;
  /** Free disk space in bytes that uploads must not use; none when undefined. */
  diskReserve?: number;
  /** Directory for the archives of members' data. */
  downloadsDir: string;
  /** Path of ffmpeg; without it audio and video are stored as uploaded. */
  ffmpeg?: string;
  /** Called with errors of background work. */
  onWorkError: (error: unknown) => void;
  /** Replaces access to the open internet in tests. */
  web?: ReadWeb;
  names?: NameResolver;
  /** Push services that may be reached, in tests. */
  push?: PushOptions;
  /** External GIF library, searched in addition to the site's own. */
  gifProvider?: GifProviderOptions;
  consent?: ConsentSettings;
  adSources?: readonly OutsideSource[];
  stripe?: StripeOptions;
  acme?: AcmeSettings;
  jobs: Jobs;
  post: OutgoingMail;
  live: Live;
  publicUrl: string;
  imprint?: string;
  /** Host and port of the mail server. */
  mailServer?: string | undefined;
  /** Secret of the mail server that reports bounces and complaints. */
  mailReportSecret?: string | undefined;
  /** Host of all blogs. */
  siteHost?: string;
  reservedBlogNames: Iterable<string>;
  memberData: MemberData;
  elementSources: readonly ElementSource[];
  screenPost: PostScreen;
  /** Registered apps, whose clients may sign calls. */
  apps?: readonly App[];
  /** Captcha that forms ask for; none by default. */
  captcha?: CaptchaKind;
  /** External identity providers for signing in. */
  signInProviders?: readonly SignInProvider[];
  now?: () => number;
  /** Replaces the rate limiter that fits the engine; tests pass one with another clock. */
  rateLimiter?: RateLimiter;
};

const MAX_REMEMBERED_MEMBERS = 10_000;

/** Creates the services of a process. */
export function createServices(options: ServicesOptions): Services {
  const {
    db,
    secret,
    mediaStore,
    jobs,
    post,
    live,
    publicUrl,
    imprint = 'Skein',
    siteHost = DEFAULT_SITE_HOST,
    reservedBlogNames,
    apps = [],
    now = Date.now,
  } = options;
  configureSiteHost(siteHost);
  const media = new MediaLibrary(db, mediaStore);
  const reportKey = deriveKey(secret, 'report-token');
  const [appItem, appSecret] = [deriveKey(secret, 'app-item'), deriveKey(secret, 'app-secret')];
  const certificate = deriveKey(secret, 'certificate');
  const web = options.web ?? guardedWeb({ userAgent: `SkeinLinkPreview/1.0 (+${publicUrl})` });
  const incoming = new IncomingFiles(options.incomingDir, options.diskReserve);
  const transcoder = options.ffmpeg === undefined ? undefined : new Transcoder(options.ffmpeg);
  // The embedded database serves a single process, so counting in memory is sufficient.
  const rateLimiter =
    options.rateLimiter ?? (db.kind === 'pglite' ? memoryRateLimiter() : sharedRateLimiter(db));
  return {
    sessions: new Sessions(db, secret),
    apps: new Apps(apps, deriveKey(secret, 'token-secret')),
    oauth: new AuthorizationServer({
      db,
      publicUrl,
      keys: {
        item: appItem,
        secret: appSecret,
        cookie: deriveKey(secret, 'app-cookie'),
        signing: deriveKey(secret, 'app-signing'),
      },
    }),
    appTokens: new AppTokens(db, appItem),
    registeredApps: new RegisteredApps(db, appSecret),
    requestTokens: new RequestTokens(db, appItem),
    signIn: new SignInProviders(options.signInProviders ?? [], {
      publicUrl,
      key: deriveKey(secret, 'third-party'),
      now,
    }),
    media,
    recordings: new RecordingLibrary({ db, store: mediaStore, pictures: media, incoming, jobs, transcoder }),
    transcoder,
    incoming,
    downloadsDir: options.downloadsDir,
    jobs,
    work: new PendingWork(options.onWorkError),
    web,
    names: options.names ?? systemResolver(),
    gifProvider:
      options.gifProvider &&
      searchProvider({ ...options.gifProvider, web, now, onFault: options.onWorkError }),
    gifFiles: new GifFiles(mediaStore, web),
    consent: options.consent ?? NO_CONSENT_NEEDED,
    adSources: options.adSources ?? [],
    acme: options.acme,
    certificates: new ServedCertificates(db, { key: certificate, publicUrl }),
    stripe: options.stripe && new StripeClient(options.stripe),
    push: new PushServices(deriveKey(secret, 'push'), publicUrl, options.push),
    cursors: new Cursors(deriveKey(secret, 'cursor')),
    rateLimiter,
    batchLimiter: options.rateLimiter ?? memoryRateLimiter(),
    captcha: proofOfWork({
      isOn: options.captcha === 'proof-of-work',
      key: deriveKey(secret, 'captcha'),
      rateLimiter,
      now,
    }),
    dashboardSeen: new LRUCache({ max: MAX_REMEMBERED_MEMBERS }),
    rankings: new CommonRankings(),
    reportToken: () => reportTokenOf(reportKey, now()),
    isReportToken: (token) => isReportTokenOf(reportKey, now(), token),
    idempotencyKeys: new IdempotencyKeys(db),
    post,
    live,
    keys: {
      mail: deriveKey(secret, 'mail'),
      mailedLink: deriveKey(secret, 'mailed-link'),
      mailStop: deriveKey(secret, 'mail-stop'),
      secondFactor: deriveKey(secret, 'second-factor'),
      backupCode: deriveKey(secret, 'backup-code'),
      device: deriveKey(secret, 'device'),
      rememberedBrowser: deriveKey(secret, 'remembered-browser'),
      appSecret,
      download: deriveKey(secret, 'download'),
      thirdParty: deriveKey(secret, 'third-party'),
      passkey: deriveKey(secret, 'passkey'),
      testPayments: deriveKey(secret, 'test-payments'),
      ads: deriveKey(secret, 'ads'),
      certificate,
    },
    publicUrl,
    imprint,
    mailServer: options.mailServer,
    mailReportSecret: options.mailReportSecret,
    now,
    memberData: options.memberData,
    elementSources: options.elementSources,
    screenPost: options.screenPost,
    reservedBlogNames: new Set([...reservedBlogNames].map((name) => name.toLowerCase())),
  };
}
