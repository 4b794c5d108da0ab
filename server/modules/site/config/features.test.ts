import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('getFeatures', () => {
  it('getFeatures returns a map of booleans to visitors [protocol-10]', async () => {
    const { status, body } = await app.inject('/svc/pop/config');
    expect(status).toBe(200);
    const values = Object.values(body.response.features);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => typeof value === 'boolean')).toBe(true);
  });
});
