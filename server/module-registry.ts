import type { FastifyInstance } from 'fastify';
import { serverModules } from '#generated/server-modules.ts';
import type { RouteContext, WorkContext, WorkerContext } from './define-module.ts';
import { joinElementSources } from './feed/elements/source-order.ts';
import type { JobHandler, JobHandlers } from './jobs/jobs.ts';
import type { JobsQueue } from './jobs/jobs-queue.ts';
import type { JobKind } from './jobs/kinds.ts';
import type { MailCause } from './mail/mail-cause.ts';
import { joinMemberData, type MemberData } from './member-data/member-data.ts';
import type { PostScreen } from './post-screen.ts';

/** The data of a member that all modules declare. */
export const memberData: MemberData = joinMemberData(serverModules.map((one) => one.memberData ?? {}));

/** The sources of elements between posts that all modules declare, in their order. */
export const elementSources = joinElementSources(serverModules.flatMap((one) => one.elements ?? []));

/** Passes a post through the screens of all modules, in the order of the modules. */
export const screenPost: PostScreen = async (tx, communityId, post) => {
  let isHeld = false;
  for (const screen of serverModules.flatMap((one) => one.postScreens ?? [])) {
    if (await screen(tx, communityId, post)) isHeld = true;
  }
  return isHeld;
};

/** The reasons for mails that all modules declare. */
export const mailCauses: readonly MailCause[] = serverModules.flatMap(
  ({ mailCauses: causes = [] }) => causes,
);

/** Registers the routes of all modules. */
export function registerModuleRoutes(app: FastifyInstance, context: RouteContext): void {
  for (const { routes = [] } of serverModules) for (const register of routes) register(app, context);
}

/**
 * Returns the workers of all modules.
 *
 * @throws {RangeError} when two modules declare the same kind
 */
export function moduleWorkers(context: WorkerContext): Partial<JobHandlers> {
  const workers = new Map<string, JobHandler<JobKind>>();
  for (const { jobs = {} } of serverModules) {
    for (const [kind, work] of Object.entries(jobs)) {
      if (workers.has(kind)) throw new RangeError(`Two modules declare the worker of ${kind}`);
      workers.set(kind, (data, turn) => (work as (...args: unknown[]) => Promise<void>)(data, turn, context));
    }
  }
  return Object.fromEntries(workers) as Partial<JobHandlers>;
}

/** Schedules the recurring jobs of all modules. */
export function scheduleModules(jobs: JobsQueue, context: WorkContext): void {
  for (const { schedules = [] } of serverModules) {
    for (const { kind, seconds, isDue } of schedules) {
      jobs.every(kind, seconds, isDue && (() => isDue(context)));
    }
  }
}

/** Returns the clean-ups of all modules by name. */
export function moduleCleanUps(): [name: string, run: (context: WorkContext) => Promise<unknown>][] {
  return serverModules.flatMap(({ cleanUps = {} }) => Object.entries(cleanUps));
}
