// Live events: hints over server-sent events that something is new for a member.

import { limits } from '#generated/limits.ts';
import { rateLimited } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { LIVE_EVENTS, type LiveEvent } from './live-events.ts';
import { validSessions } from './repository.ts';
import { LiveStream } from './stream.ts';

/** Channel on which migration `live` announces events: a kind, a space, ids separated by commas. */
const CHANNEL = 'live';
/** Kind under which migration `ended-sessions` announces deleted sessions and tokens. */
const ENDED = 'sessions';
/** Milliseconds during which events are collected and then announced together. */
const BATCH_DELAY_MS = 200;
/** Maximum duration of a stream in seconds. */
const MAX_STREAM_SECONDS = 900;
/** Milliseconds between two heartbeats. */
const HEARTBEAT_MS = 25_000;
/** Seconds after which a member with too many streams may retry. */
const RECONNECT_SECONDS = 60;

export interface LiveOptions {
  db: Database;
  /** Called with errors of processing; the next event is processed again. */
  onFault: (error: unknown) => void;
}

/**
 * The open event streams of this process. A live event says that something is new, never what. Listens to the database from
 * the first stream on, so events of every process arrive here.
 */
export class Live {
  readonly #db: Database;
  readonly #onFault: (error: unknown) => void;
  readonly #streams = new Map<string, Set<LiveStream>>();
  #happened = new Map<LiveEvent, Set<string>>();
  #gathering: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  #listening: Promise<() => Promise<void>> | undefined;
  #isOver = false;

  constructor({ db, onFault }: LiveOptions) {
    this.#db = db;
    this.#onFault = onFault;
  }

  /** Number of open streams. */
  get size(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Opens a stream for a member.
   *
   * @param key stored hash of the cookie or token that opened it
   * @param seconds maximum duration
   * @throws rate-limit-exceeded when the member has the maximum number of streams
   */
  async open(userId: string, key: Buffer, seconds = MAX_STREAM_SECONDS): Promise<LiveStream> {
    const own = this.#streams.get(userId) ?? new Set();
    if (own.size >= limits.streams) throw rateLimited(RECONNECT_SECONDS);
    // Counts at once, so that no other stream takes its place while the listener starts.
    const stream = new LiveStream(userId, key.toString('hex'));
    own.add(stream);
    this.#streams.set(userId, own);
    stream.once('close', () => {
      own.delete(stream);
      if (own.size === 0 && this.#streams.get(userId) === own) this.#streams.delete(userId);
    });
    try {
      await this.#listen();
    } catch (error) {
      stream.destroy();
      throw error;
    }
    stream.tell('ready');
    stream.endAfter(this.#isOver ? 0 : seconds);
    // The announcement of a session that ended between its check and the start of listening was missed.
    if (seconds > 0) await this.#endForgotten([stream]);
    return stream;
  }

  /**
   * Ends the streams whose session or token is no longer valid. Deleted sessions are announced by the database and
   * their streams end at once; this finds expired ones, and runs with each heartbeat.
   */
  async endForgotten(): Promise<void> {
    await this.#endForgotten([...this.#all()]);
  }

  async #endForgotten(open: readonly LiveStream[]): Promise<void> {
    if (open.length === 0) return;
    const known = await validSessions(
      this.#db,
      open.map(({ key }) => key),
    );
    for (const stream of open) if (!known.has(stream.key)) stream.end();
  }

  /** Ends all streams; clients reconnect to another process. */
  endAll(): void {
    this.#isOver = true;
    for (const stream of this.#all()) stream.end();
  }

  /** Ends all streams and the listener. */
  async close(): Promise<void> {
    this.endAll();
    clearInterval(this.#beating);
    clearTimeout(this.#gathering);
    await (await this.#listening?.catch(() => undefined))?.();
  }

  *#all(): Generator<LiveStream> {
    for (const own of this.#streams.values()) yield* own;
  }

  #listen(): Promise<unknown> {
    this.#beating ??= setInterval(() => {
      for (const stream of this.#all()) stream.beat();
      this.endForgotten().catch(this.#onFault);
    }, HEARTBEAT_MS).unref();
    this.#listening ??= this.#db
      .listen(CHANNEL, {
        heard: (told) => this.#hear(told),
        missed: () => {
          for (const stream of this.#all()) stream.tell('ready');
          this.endForgotten().catch(this.#onFault);
        },
      })
      .catch((error) => {
        this.#listening = undefined;
        throw error;
      });
    return this.#listening;
  }

  #hear(told: string): void {
    const space = told.indexOf(' ');
    const named = told.slice(space + 1).split(',');
    if (told.slice(0, space) === ENDED) {
      this.#endStreamsOf(new Set(named));
      return;
    }
    const event = told.slice(0, space) as LiveEvent;
    const ids = this.#happened.get(event) ?? new Set();
    for (const id of named) ids.add(id);
    this.#happened.set(event, ids);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const happened = this.#happened;
      this.#happened = new Map();
      this.#tell(happened).catch(this.#onFault);
    }, BATCH_DELAY_MS).unref();
  }

  /** Ends the streams of sessions and tokens that were deleted, by their hashes. */
  #endStreamsOf(keys: ReadonlySet<string>): void {
    for (const stream of this.#all()) if (keys.has(stream.key)) stream.end();
  }

  async #tell(happened: Map<LiveEvent, Set<string>>): Promise<void> {
    if (this.#streams.size === 0) return;
    for (const [event, ids] of happened) {
      const recipients = await LIVE_EVENTS[event](this.#db, [...ids], [...this.#streams.keys()]);
      for (const [userId, data] of recipients) this.#tellMember(userId, event, data);
    }
  }

  #tellMember(userId: string, event: LiveEvent, data?: object): void {
    for (const stream of this.#streams.get(userId) ?? []) stream.tell(event, data);
  }
}
