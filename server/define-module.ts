import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { ElementSource } from './feed/elements/element-source.ts';
import type { Contract } from './http/contract/load.ts';
import type { JobContext } from './jobs/jobs.ts';
import type { JobData, JobKind, RecurringKind } from './jobs/kinds.ts';
import type { MailCause } from './mail/mail-cause.ts';
import type { MemberDataDeclaration } from './member-data/member-data.ts';
import type { PostScreen } from './post-screen.ts';
import type { SeedAct, SeedContext, SeedTable } from './seed/seed-context.ts';
import type { WorldFiles } from './seed/world-files.ts';
import type { Services } from './services.ts';

/** Passed to the background work of a module. */
export type WorkContext = { db: Database; services: Services };

/** Passed to a job; `log` reports failures that do not fail it. */
export type WorkerContext = WorkContext & { log: { warn(about: object, message: string): void } };

/** Passed to the routes of a module. */
export type RouteContext = WorkContext & { contract: Contract; worldFiles: WorldFiles | undefined };

/** Declaration of a module: everything it adds to the server besides its operations, which follow from their files. */
export type ServerModule = {
  /** Routes besides the contract's operations. */
  routes?: readonly ((app: FastifyInstance, context: RouteContext) => void)[];
  /** Workers by kind of job (`jobs/kinds.ts`). Each kind has one worker. */
  jobs?: {
    [Kind in JobKind]?: (data: JobData[Kind], turn: JobContext, context: WorkerContext) => Promise<void>;
  };
  /** Recurring jobs. One is added at the start as well, for work that came due while the site was down. */
  schedules?: readonly {
    kind: RecurringKind;
    /** Seconds between two checks, and so the longest delay. */
    seconds: number;
    /** Returns true when there is work; a cheap check, so that an idle site writes nothing. */
    isDue?: (context: WorkContext) => Promise<boolean>;
  }[];
  /** Removes expired data, every ten minutes; the name appears in the log. A failing one does not stop the others. */
  cleanUps?: Readonly<Record<string, (context: WorkContext) => Promise<unknown>>>;
  /** Elements that timelines show between posts ([feed/elements](feed/elements/README.md)). */
  elements?: readonly ElementSource[];
  /** Screens of posts that were just published or changed. */
  postScreens?: readonly PostScreen[];
  /** Reasons for mails about events; each kind of mail has one. */
  mailCauses?: readonly MailCause[];
  /** The module's share of a member's archive, import and erasure. */
  memberData?: MemberDataDeclaration;
  /** Loads the file that makes the module's rows of the demo world. */
  seed?: () => Promise<{ seedTables: (context: SeedContext) => SeedTable[] }>;
  /** Loads the file of what is done in the demo world once its rows are there. */
  seedActs?: () => Promise<{ seedActs: (context: SeedContext) => SeedAct[] }>;
};

/** Declares a module. `npm run generate` lists the `module.ts` of every module in generated/server-modules.ts. */
export function defineModule(module: ServerModule): ServerModule {
  return module;
}
