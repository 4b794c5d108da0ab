import { defineModule } from '#server/define-module.ts';
import { sweepLinks } from './mailed-links/link-repository.ts';
import { memberData } from './member-data.ts';
import { notifyDueRecoveries } from './recovery/recovery.ts';
import { sweepSecurityLog } from './security-log/security-log-repository.ts';
import { reopenDue } from './session/refuse-suspended.ts';
import { returnPlugin } from './social-sign-in/return-plugin.ts';
import { sweepRemembered } from './two-factor/remembered-browsers.ts';
import { sweepUndos } from './undo/undo-repository.ts';

/** Declares the module `auth`. */
export const module = defineModule({
  routes: [(app, { db }) => void app.register(returnPlugin, { db })],
  cleanUps: {
    'mailed links': ({ db }) => sweepLinks(db),
    'undo links': ({ db }) => sweepUndos(db),
    'remembered browsers': ({ db }) => sweepRemembered(db),
    'security log': ({ db, services }) => sweepSecurityLog(db, services.now()),
    'account recoveries': ({ db, services }) => notifyDueRecoveries(db, services),
    'ended suspensions': ({ db, services }) => reopenDue(db, services),
  },
  memberData,
});
