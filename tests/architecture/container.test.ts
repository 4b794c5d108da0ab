import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '#server/config.ts';
import { filesMatching } from './source-files.ts';

function textOf(name: string): string {
  return filesMatching(/^[^/]+$/).find(({ path }) => path === name)?.text ?? '';
}

type Service = {
  restart?: string;
  profiles?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  healthcheck?: object;
  stop_grace_period?: string;
};
const { services } = parse(textOf('compose.yaml')) as { services: Record<string, Service> };
const lasting = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);

test('compose restarts containers, checks their health, and gives them time to stop', () => {
  expect(lasting.map(([name]) => name)).toEqual(['skein', 'postgres']);
  for (const [, service] of lasting) {
    expect(service.restart).toBe('unless-stopped');
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(10);
  }
  expect(services.postgres?.healthcheck).toMatchObject({ start_period: expect.any(String) });
  // Docker's health check is about liveness: restarting does not bring a database back.
  expect(textOf('Dockerfile')).toMatch(/HEALTHCHECK.*--start-period=.*\/livez/s);
});

test('compose requires secrets and serves only this machine by default', () => {
  const { environment = {}, ports } = services.skein ?? {};
  expect(ports).toEqual([expect.stringMatching(/^\$\{BIND:-127\.0\.0\.1\}:/)]);
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL'])
    expect(environment[name]).toContain(':?');
  expect(services.postgres?.environment?.POSTGRES_PASSWORD).toContain(':?');
});

/** Settings that a container does not take from its operator, with the reason. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  HOST: 'set by the image',
  PORT: 'set by the image; compose publishes it under another one',
  DATA_DIR: 'set by the image, as the place of its volume',
  LOG_FILE: 'the engine collects the standard output',
  FFMPEG: 'a program of the image, found on its path',
  PATH: 'set by the image',
  CHECK_RESPONSES: 'for development',
};

/** Returns the variables that the server reads at its start, without the files that replace secrets. */
async function settingsRead(): Promise<string[]> {
  const names = new Set<string>();
  // With a secret nothing is stored in the data directory.
  const env: Record<string, string> = { SESSION_SECRET: 's'.repeat(32) };
  const recorded = new Proxy(env, {
    get: (target, name: string) => {
      names.add(name);
      return target[name];
    },
  });
  await loadConfig(recorded);
  return [...names]
    .filter((name) => !names.has(name.replace(/_FILE$/, '')) || !name.endsWith('_FILE'))
    .toSorted();
}

test('compose passes every setting that the server reads on, under its name, and no other', async () => {
  const { environment = {} } = services.skein ?? {};
  const read = await settingsRead();
  expect(Object.keys(environment).toSorted()).toEqual(read.filter((name) => !(name in NOT_PASSED)));
  expect(Object.keys(NOT_PASSED).filter((name) => !read.includes(name))).toEqual([]);
  const own = Object.entries(environment).filter(([name]) => name !== 'DATABASE_URL');
  for (const [name, value] of own) expect(value).toMatch(new RegExp(`^\\$\\{${name}:[?-]`));
});

test('secrets of this machine are not copied into an image', () => {
  expect(textOf('.dockerignore').split('\n')).toContain('.env');
});
