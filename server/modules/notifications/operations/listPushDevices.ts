import type { Handler } from '#server/http/contract/handler.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { devicesOf } from '../push/devices-repository.ts';
import { presentDevice } from '../push/presenter.ts';

export const listPushDevices: Handler<'listPushDevices'> = async ({ db, services, viewer, request }) => ({
  applicationServerKey: services.push.publicKey,
  devices: (await devicesOf(db, viewer.userId, sessionHashOf(request, viewer))).map(presentDevice),
});
