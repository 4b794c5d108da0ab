import type { Handler } from '#server/contract/handler.ts';
import { askingHash } from '#server/modules/auth/sessions/asking.ts';
import { devicesOf } from '../devices-repository.ts';
import { presentDevice } from '../presenter.ts';

export const listPushDevices: Handler<'listPushDevices'> = async ({ db, services, viewer, request }) => ({
  applicationServerKey: services.push.publicKey,
  devices: (await devicesOf(db, viewer.userId, askingHash(request, viewer))).map(presentDevice),
});
