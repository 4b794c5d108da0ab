import type { Handler } from '#server/http/contract/handler.ts';
import { passkeysOf } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { presentPasskey } from '../passkeys/presenter.ts';

export const listPasskeys: Handler<'listPasskeys'> = async ({ db, viewer }) => ({
  passkeys: (await passkeysOf(db, viewer.userId)).map(presentPasskey),
});
