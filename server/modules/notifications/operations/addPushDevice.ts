import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { browserName } from '#server/modules/auth/sessions/device.ts';
import { countDevices, forgetBrowser, insertDevice } from '../push/devices-repository.ts';
import { presentDevice } from '../push/presenter.ts';

export const addPushDevice: Handler<'addPushDevice'> = async ({ body, db, services, viewer, request }) => {
  const hash = sessionHashOf(request, viewer);
  if (hash === undefined) throw domainError('requires-login');
  const { endpoint, keys } = body;
  if (!services.push.mayTell(endpoint)) {
    throw domainError('invalid-request-param', { field: 'endpoint', reason: 'push_service' });
  }
  const { userId, via } = viewer;
  const name = browserName(request.headers['user-agent'] ?? '');
  const row = await db.transaction(async (tx) => {
    await lockLimit(tx, 'pushDevices', userId);
    const wasKnown = await forgetBrowser(tx, userId, endpoint);
    if ((await countDevices(tx, userId)) >= limits.pushDevices) {
      throw domainError('limit-reached', { reason: 'push_devices', params: { limit: limits.pushDevices } });
    }
    if (!wasKnown)
      await recordSecurityEvent(tx, { userId, kind: 'push_device_added', request, detail: name });
    return insertDevice(tx, { userId, via, hash, endpoint, ...keys, name });
  });
  return answer(201, { device: presentDevice(row) });
};
