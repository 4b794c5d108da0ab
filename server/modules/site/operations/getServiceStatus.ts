import { ping } from '#server/db/ping.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { loadContract } from '#server/http/contract/load.ts';

/** Returns 200 only while the process is fully working; without its database it returns 503. */
export const getServiceStatus: Handler<'getServiceStatus'> = async ({ db }) => {
  await ping(db);
  return {
    status: 'ok',
    version: loadContract().document.info.version,
    components: (['api', 'site', 'media', 'search'] as const).map((name) => ({
      name,
      status: 'ok' as const,
    })),
    incidents: [],
  };
};
