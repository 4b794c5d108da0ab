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

  it('communities are on for everybody until staff switches them off', async () => {
    const staff = await app.member('staff', { role: 'admin' });
    const ivy = await app.member('ivy');
    const isOn = async () => [
      (await app.inject('/svc/pop/config')).body.response.features.communities,
      (await app.injectAs(ivy, '/v2/user/info')).body.response.user.labs.includes('communities'),
    ];
    expect(await isOn()).toEqual([true, true]);
    const url = '/v2/admin/flags/communities';
    await app.injectAs(staff, { method: 'PUT', url, payload: { audience: 'nobody' } });
    expect(await isOn()).toEqual([false, false]);
  });
});
