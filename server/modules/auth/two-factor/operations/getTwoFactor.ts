import type { Handler } from '#server/contract/handler.ts';
import { countBackupCodes, factorOf } from '../factor-repository.ts';

export const getTwoFactor: Handler<'getTwoFactor'> = async ({ viewer, db }) => {
  const factor = await factorOf(db, viewer.userId);
  if (!factor?.is_on) return { enabled: false, backupCodesLeft: 0 };
  return {
    enabled: true,
    method: 'totp',
    ...(factor.enabled === null ? {} : { enabledTs: factor.enabled }),
    backupCodesLeft: await countBackupCodes(db, viewer.userId),
  };
};
