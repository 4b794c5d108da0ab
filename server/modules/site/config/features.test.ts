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

  it.each(['communities', 'premium', 'memberships', 'loginWall', 'loginWallDismissible'])(
    'getFeatures says that %s is on until staff switches it off, and again when they switch it on [community-permission-08]',
    async (name) => {
      const staff = await app.member(`staff-${name.toLowerCase()}`, { role: 'admin' });
      const ivy = await app.member(`ivy-${name.toLowerCase()}`);
      const isOn = async () => [
        (await app.inject('/svc/pop/config')).body.response.features[name],
        (await app.injectAs(ivy, '/v2/user/info')).body.response.user.labs.includes(name),
      ];
      const set = (audience: string) =>
        app.injectAs(staff, { method: 'PUT', url: `/v2/admin/flags/${name}`, payload: { audience } });
      expect(await isOn()).toEqual([true, true]);
      await set('nobody');
      expect(await isOn()).toEqual([false, false]);
      await set('everyone');
      expect(await isOn()).toEqual([true, true]);
    },
  );
});
