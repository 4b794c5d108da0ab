import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

test('secrets of this machine are not copied into an image', () => {
  expect(textOf('.dockerignore').split('\n')).toContain('.env');
});
