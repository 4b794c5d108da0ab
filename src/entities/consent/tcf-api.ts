import { CmpApi } from '@iabtechlabtcf/cmpapi';
import type { Consent } from '#generated/zod/consent.zod.ts';
import type { ConsentList } from './consent.ts';

let api: CmpApi | undefined;

/**
 * Answers programs of the page that ask for the consent by the TCF (`__tcfapi`). There is none without a number of the
 * TCF, nor where its law does not apply.
 *
 * @param isAsking true while the banner is on the screen
 */
export function updateTcfApi(
  { cmpNumber, cmpVersion = 0 }: ConsentList,
  consent: Consent,
  isAsking: boolean,
): void {
  if (cmpNumber === undefined) return;
  api ??= new CmpApi(cmpNumber, cmpVersion, true);
  // null says that the law does not apply, and an empty string that nothing was answered.
  if (consent.applies === 'gdpr') api.update(consent.tcfv2Consent ?? '', isAsking);
  else api.update(null);
}
