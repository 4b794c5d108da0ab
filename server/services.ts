import { LRUCache } from 'lru-cache';
import type { Captcha, CaptchaKind } from './captcha/captcha.ts';
import { proofOfWork } from './captcha/proof-of-work.ts';
import { deriveKey } from './core/derive-key.ts';
import { PendingWork } from './core/pending-work.ts';
import type { Database } from './db/database.ts';
import { Cursors } from './feed/cursor.ts';
import { GifFiles } from './gifs/gif-files.ts';
import type { GifProvider, GifProviderOptions } from './gifs/gif-provider.ts';
import { searchProvider } from './gifs/search-provider.ts';
import { IdempotencyKeys } from './http/idempotency-keys.ts';
import { type App, Apps } from './identity/apps.ts';
import { isReportTokenOf, reportTokenOf } from './identity/report-token.ts';
import { Sessions } from './identity/sessions.ts';
import { type SignInProvider, SignInProviders } from './identity/sign-in-providers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { PostOffice } from './mail/outgoing-mail.ts';
import { IncomingFiles } from './media/incoming-files.ts';
import { MediaLibrary } from './media/media.ts';
import type { MediaStore } from './media/media-store.ts';
import { RecordingLibrary } from './media/recording-library.ts';
import { Transcoder } from './media/transcoder.ts';
import { AppTokens } from './oauth/app-tokens.ts';
import { AuthorizationServer } from './oauth/authorization-server.ts';
import { RegisteredApps } from './oauth/signed/registered-apps.ts';
import { RequestTokens } from './oauth/signed/request-tokens.ts';
import { type PushOptions, PushServices } from './push/push-services.ts';
import { memoryRateLimiter, type RateLimiter, sharedRateLimiter } from './rate-limit/rate-limiter.ts';
import { CommonRankings } from './search/common-rankings.ts';
import { guardedWeb, type ReadWeb } from './web/guarded-web.ts';

/** What handlers work with besides the database. Each is made once per process. */
export type Services = {
  sessions: Sessions;
  apps: Apps;
  /** Asks for members' leave for apps, and gives these their tokens. */
  oauth: AuthorizationServer;
  appTokens: AppTokens;
  /** Apps of members, as programs that sign know them. */
  registeredApps: RegisteredApps;
  requestTokens: RequestTokens;
  /** Third parties through which people can sign in. */
  signIn: SignInProviders;
  media: MediaLibrary;
  /** Sounds and films. */
  recordings: RecordingLibrary;
  /** Makes sounds and films that browsers play; undefined where there is no ffmpeg. */
  transcoder: Transcoder | undefined;
  /** Where large files wait until they are taken in. */
  incoming: IncomingFiles;
  /** The folder of archives of members' data. */
  downloadsDir: string;
  /** What is done after its request was answered, by this process or another, and survives both. */
  jobs: Jobs;
  /** What goes on in this process after its request was answered. */
  work: PendingWork;
  /** Reads pages elsewhere that members name. */
  web: ReadWeb;
  /** A library of GIFs elsewhere; undefined where the operator named none. */
  gifProvider: GifProvider | undefined;
  /** Files of its GIFs. */
  gifFiles: GifFiles;
  /** Hands to push services what members' devices are told. */
  push: PushServices;
  cursors: Cursors;
  rateLimiter: RateLimiter;
  idempotencyKeys: IdempotencyKeys;
  captcha: Captcha;
  post: PostOffice;
  /** Open streams of members, and what is told through them. */
  live: Live;
  /** What mailed links, letters in the queue, second factors, secrets of apps, addresses of archives, sign-ins elsewhere and passkeys are kept with. */
  keys: Record<
    | 'mailedLink'
    | 'mail'
    | 'secondFactor'
    | 'backupCode'
    | 'device'
    | 'rememberedBrowser'
    | 'appSecret'
    | 'download'
    | 'thirdParty'
    | 'passkey',
    Buffer
  >;
  /** The newest dashboard post this process has marked as seen, by member; saves telling the database again. */
  dashboardSeen: LRUCache<string, string>;
  /** What everybody who looks for a common word is shown. */
  rankings: CommonRankings;
  /** What a page sends along with its error and performance reports today. */
  reportToken: () => string;
  /** Whether a page was given this token today or yesterday. */
  isReportToken: (token: string) => boolean;
  /** Where members reach the site, without a trailing slash. */
  publicUrl: string;
  /** Milliseconds since 1970. For what is due, so that tests can set the clock. */
  now: () => number;
  /** Lower-case names no blog may have. */
  reservedBlogNames: ReadonlySet<string>;
};

export type ServicesOptions = {
  db: Database;
  secret: string;
  mediaStore: MediaStore;
  /** Where large files wait until they are taken in. */
  incomingDir: string;
  /** Free bytes of the disk that uploads leave alone; none when undefined. */
  diskReserve?: number;
  /** Where archives of members' data are kept. */
  downloadsDir: string;
  /** Where ffmpeg is; sounds and films are kept as they came without one. */
  ffmpeg?: string;
  /** Told of work behind answers that failed. */
  onWorkError: (error: unknown) => void;
  /** Instead of the open internet, in tests. */
  web?: ReadWeb;
  /** Which push services may be reached, in tests. */
  push?: PushOptions;
  /** Where GIFs are looked for besides the site's own library. */
  gifProvider?: GifProviderOptions;
  jobs: Jobs;
  post: PostOffice;
  live: Live;
  publicUrl: string;
  reservedBlogNames: Iterable<string>;
  /** Registered apps: their programs may sign calls. */
  apps?: readonly App[];
  /** Whether forms ask for captchas; they do not unless told to. */
  captcha?: CaptchaKind;
  /** Third parties through which people can sign in. */
  signInProviders?: readonly SignInProvider[];
  now?: () => number;
  /** Instead of the one that fits the engine, in tests: one of another clock. */
  rateLimiter?: RateLimiter;
};

const MEMBERS_REMEMBERED = 10_000;

/** Makes the services of a process. */
export function createServices(options: ServicesOptions): Services {
  const {
    db,
    secret,
    mediaStore,
    jobs,
    post,
    live,
    publicUrl,
    reservedBlogNames,
    apps = [],
    now = Date.now,
  } = options;
  const media = new MediaLibrary(db, mediaStore);
  const reportKey = deriveKey(secret, 'report-token');
  const [appItem, appSecret] = [deriveKey(secret, 'app-item'), deriveKey(secret, 'app-secret')];
  const web = options.web ?? guardedWeb({ userAgent: `SkeinLinkPreview/1.0 (+${publicUrl})` });
  const incoming = new IncomingFiles(options.incomingDir, options.diskReserve);
  const transcoder = options.ffmpeg === undefined ? undefined : new Transcoder(options.ffmpeg);
  // The embedded database has one process only, which may as well count in memory.
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
    gifProvider:
      options.gifProvider &&
      searchProvider({ ...options.gifProvider, web, now, onFault: options.onWorkError }),
    gifFiles: new GifFiles(mediaStore, web),
    push: new PushServices(deriveKey(secret, 'push'), publicUrl, options.push),
    cursors: new Cursors(deriveKey(secret, 'cursor')),
    rateLimiter,
    captcha: proofOfWork({
      isOn: options.captcha === 'proof-of-work',
      key: deriveKey(secret, 'captcha'),
      rateLimiter,
      now,
    }),
    dashboardSeen: new LRUCache({ max: MEMBERS_REMEMBERED }),
    rankings: new CommonRankings(),
    reportToken: () => reportTokenOf(reportKey, now()),
    isReportToken: (token) => isReportTokenOf(reportKey, now(), token),
    idempotencyKeys: new IdempotencyKeys(db),
    post,
    live,
    keys: {
      mail: deriveKey(secret, 'mail'),
      mailedLink: deriveKey(secret, 'mailed-link'),
      secondFactor: deriveKey(secret, 'second-factor'),
      backupCode: deriveKey(secret, 'backup-code'),
      device: deriveKey(secret, 'device'),
      rememberedBrowser: deriveKey(secret, 'remembered-browser'),
      appSecret,
      download: deriveKey(secret, 'download'),
      thirdParty: deriveKey(secret, 'third-party'),
      passkey: deriveKey(secret, 'passkey'),
    },
    publicUrl,
    now,
    reservedBlogNames: new Set([...reservedBlogNames].map((name) => name.toLowerCase())),
  };
}
