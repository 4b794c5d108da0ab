import type { FastifyInstance } from 'fastify';
import type { Handlers } from '#server/http/contract/handler.ts';
import type { Services } from '#server/services.ts';

/** A JSON body of any shape: faults alter every kind. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Body = any;

/** A call on its way to the server. Changes here are what the server receives. */
export interface SentRequest {
  /** Undefined where the address is not in the contract. */
  operation: string | undefined;
  method: string;
  url: URL;
  headers: Headers;
  /** Undefined when the body is not JSON. */
  json: Body;
}

/** An answer on its way back. Changes here are what the kit receives. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is not JSON; replaces `text` when it was changed. */
  json: Body;
}

/** Data of the registered members that the proxy saw, for faults that confuse one with another. */
export interface ProxyMemory {
  /** Bearer tokens by the name of the primary blog, and by its uuid. */
  bearers: Map<string, string>;
  /** Passwords by e-mail address. */
  passwords: Map<string, string>;
  /** CSRF tokens by cookie. */
  csrf: Map<string, string>;
  /** Data that a fault stores itself. */
  own: Map<string, Body>;
}

export interface ProxyTools {
  memory: ProxyMemory;
  /** Sends a changed copy of the call and returns its answer. */
  resend(change: (sent: SentRequest) => void): Promise<ReceivedAnswer>;
}

/** A fault between the kit and the server. */
export interface ProxyFault {
  /** The operation it affects; undefined for all. */
  operation?: string;
  request?: (sent: SentRequest, memory: ProxyMemory) => void;
  /** Answers instead of the server; undefined passes the call on. */
  instead?: (sent: SentRequest, memory: ProxyMemory) => ReceivedAnswer | undefined;
  alterAnswer?: (got: ReceivedAnswer, sent: SentRequest, tools: ProxyTools) => void | Promise<void>;
}

/** Handlers of the reference server, of any operation. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one operation are checked where its handler is written
export type AnyHandler = (context: any) => any;

/**
 * Faults inside the reference server, through the parameters of `buildApp`: its database, its handlers, its services.
 */
export interface InnerFault {
  /** A part of a statement and its replacement. */
  statement?: { find: string; put: string };
  /** The operation and a wrapper of its handler. */
  handler?: { operation: keyof Handlers; wrap: (next: AnyHandler) => AnyHandler };
  /** Changes a service of the running app. `markEffective` records that the fault took effect. */
  services?: (services: Services, markEffective: () => void) => void;
  /** Adds a hook before the routes are created. */
  app?: (app: FastifyInstance, markEffective: () => void) => void;
}

export const KINDS = {
  shape: 'What an answer looks like',
  status: 'Status and code',
  header: 'Headers, caching, HEAD and OPTIONS',
  right: 'Rights',
  session: 'Sessions and CSRF',
  paging: 'Paging',
  counter: 'Counters',
  text: 'Text that comes back changed',
  limit: 'Limits',
  repeat: 'Repeated and late requests',
  effect: 'Said and not done, or done to others',
} as const;

/** One small fault of a server. */
export interface Mutant {
  /** Stable id: words with hyphens. */
  name: string;
  kind: keyof typeof KINDS;
  /** Description of the fault in one line. */
  title: string;
  /** The operation whose checks find it first, where that is not the one it is in. */
  about?: string;
  proxy?: ProxyFault;
  inner?: InnerFault;
}
