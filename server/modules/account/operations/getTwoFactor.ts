import type { Handler } from '#server/http/contract/handler.ts';
import { countBackupCodes, factorOf } from '#server/modules/auth/two-factor/factor-repository.ts';
import { countRemembered } from '#server/modules/auth/two-factor/remembered-browsers.ts';

export const getTwoFactor: Handler<'getTwoFactor'> = async ({ viewer, db, services }) => {
  const factor = await factorOf(db, viewer.userId);
  if (!factor?.is_on) return { enabled: false, backupCodesLeft: 0, rememberedBrowsers: 0 };
  return {
    enabled: true,
    method: 'totp',
    ...(factor.enabled === null ? {} : { enabledTs: factor.enabled }),
    backupCodesLeft: await countBackupCodes(db, viewer.userId),
    rememberedBrowsers: await countRemembered(db, services, viewer.userId),
  };
};
