import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Everything the server process takes from its environment. */
export type Config = {
  host: string;
  port: number;
  /** Where members reach the site, without a trailing slash; https makes cookies secure. */
  publicUrl: string;
  /** Holds the embedded database, uploads, and a generated secret. Absolute. */
  dataDir: string;
  /** A PostgreSQL server; the embedded database when undefined. */
  databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL at most. */
  databaseConnections: number;
  logLevel: LogLevel;
  /** Signs cursors and hashes session ids. Several machines serving one site need the same one. */
  sessionSecret: string;
  /** Whether the secret was given, rather than generated and kept in the data folder. */
  hasOwnSecret: boolean;
  rateLimits: boolean;
  /** Whether the addresses in X-Forwarded-* headers are believed, because a proxy of ours sets them. */
  trustProxy: boolean;
  /** Whether every answer is checked against the contract, loudly. For development. */
  checkResponses: boolean;
  /** Whether an empty database is filled with the demo world. Only the embedded one is, unless asked for. */
  demoWorld: boolean;
};

/** Tells in one message everything that is wrong with the environment. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';

  constructor(problems: readonly string[]) {
    super(
      `The server cannot start with this configuration:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks the configuration. An empty variable counts as not set.
 *
 * @throws {ConfigFault}
 */
export async function loadConfig(env: Environment = process.env): Promise<Config> {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;
  const host = read('HOST') ?? '127.0.0.1';
  const port = wholeNumber(problems, 'PORT', read('PORT'), { fallback: 3000, least: 0, most: 65_535 });
  const dataDir = resolve(read('DATA_DIR') ?? 'data');
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    problems.push('DATABASE_URL must be a postgres:// address, or left out for the embedded database.');
  }
  const secret = read('SESSION_SECRET');
  if (secret !== undefined && secret.length < 32) {
    problems.push('SESSION_SECRET must have at least 32 characters, or be left out to have one made.');
  }
  const config = {
    host,
    port,
    publicUrl:
      webAddress(problems, read('PUBLIC_URL')) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir,
    databaseUrl,
    databaseConnections: wholeNumber(problems, 'DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), {
      fallback: 10,
      least: 1,
      most: 1000,
    }),
    logLevel: oneOf(problems, 'LOG_LEVEL', read('LOG_LEVEL'), logLevels, 'info'),
    hasOwnSecret: secret !== undefined,
    rateLimits: oneOf(problems, 'RATE_LIMITS', read('RATE_LIMITS'), ['on', 'off'], 'on') === 'on',
    trustProxy: oneOf(problems, 'TRUST_PROXY', read('TRUST_PROXY'), ['on', 'off'], 'off') === 'on',
    checkResponses:
      oneOf(problems, 'CHECK_RESPONSES', read('CHECK_RESPONSES'), ['on', 'off'], 'off') === 'on',
    demoWorld:
      oneOf(
        problems,
        'DEMO_WORLD',
        read('DEMO_WORLD'),
        ['on', 'off'],
        databaseUrl === undefined ? 'on' : 'off',
      ) === 'on',
  };
  if (problems.length > 0) throw new ConfigFault(problems);
  try {
    return { ...config, sessionSecret: secret ?? (await keptSecret(dataDir)) };
  } catch (error) {
    throw new ConfigFault([`DATA_DIR (${dataDir}) cannot be written: ${(error as Error).message}.`]);
  }
}

function wholeNumber(
  problems: string[],
  name: string,
  text: string | undefined,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return fallback;
}

function oneOf<Word extends string>(
  problems: string[],
  name: string,
  text: string | undefined,
  words: readonly Word[],
  fallback: Word,
): Word {
  if (text === undefined) return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) problems.push(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return word ?? fallback;
}

function webAddress(problems: string[], text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search)
    return url.origin;
  problems.push(`PUBLIC_URL must be an http or https address without a path, not "${text}".`);
  return undefined;
}

/** The secret of this data folder, made at the first start. Safe when several processes start at once. */
async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'session-secret');
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.length >= 32) return known.trim();
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Linking fails when another process was first; both then read the same complete file.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
