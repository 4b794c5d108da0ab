import type { FastifyInstance } from 'fastify';
import type { Handlers } from '#server/http/contract/handler.ts';
import type { Services } from '#server/services.ts';

/** A body in JSON, whatever its shape: faults spoil every kind. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Body = any;

/** A call on its way to the server. What is changed here is what the server is told. */
export interface Sent {
  /** Undefined where the address is none of the contract. */
  operation: string | undefined;
  method: string;
  url: URL;
  headers: Headers;
  /** Undefined where it is none. */
  json: Body;
}

/** An answer on its way back. What is changed here is what the kit sees. */
export interface Got {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where it is none; written over `text` when it was changed. */
  json: Body;
}

/** What the proxy knows of the members it saw being registered, for faults that take one for another. */
export interface Memory {
  /** By the name of the primary blog, and by its uuid. */
  bearers: Map<string, string>;
  /** By e-mail address. */
  passwords: Map<string, string>;
  /** CSRF tokens by cookie. */
  csrf: Map<string, string>;
  /** What a fault wants to remember itself. */
  own: Map<string, Body>;
}

export interface ProxyTools {
  memory: Memory;
  /** Sends a changed call of its own and gives its answer. */
  resend(change: (sent: Sent) => void): Promise<Got>;
}

/** A fault between the kit and the server. */
export interface ProxyFault {
  /** The operation it touches; undefined for all. */
  operation?: string;
  request?: (sent: Sent, memory: Memory) => void;
  /** Answers instead of the server; undefined lets the call pass. */
  instead?: (sent: Sent, memory: Memory) => Got | undefined;
  answer?: (got: Got, sent: Sent, tools: ProxyTools) => void | Promise<void>;
}

/** Handlers of our server, of any operation. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one operation are checked where its handler is written
export type AnyHandler = (context: any) => any;

/** Faults inside our server, through what `buildApp` takes and gives anyway: its database, its handlers, its services. */
export interface InnerFault {
  /** A part of a statement, and what stands in its place. */
  statement?: { find: string; put: string };
  /** The operation and what wraps its handler. */
  handler?: { operation: keyof Handlers; wrap: (next: AnyHandler) => AnyHandler };
  /** Changes a service of the running app. `bite` tells that the fault took effect. */
  services?: (services: Services, bite: () => void) => void;
  /** Adds a hook before the routes are made. */
  app?: (app: FastifyInstance, bite: () => void) => void;
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
  /** Stable, in words with hyphens. */
  name: string;
  kind: keyof typeof KINDS;
  /** What is wrong, in one line. */
  title: string;
  /** The operation whose checks see it first, where that is not the one it is put into. */
  about?: string;
  proxy?: ProxyFault;
  inner?: InnerFault;
}
