import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentReceipt } from '../consent-presenter.ts';
import { hasPrivacyControl, lawFor, storedChoices } from '../keep-choices.ts';
import { receiptsOf } from '../receipts-repository.ts';

export const listConsentReceipts: Handler<'listConsentReceipts'> = async (context) => {
  const { viewer, db, services, request } = context;
  const { cursor, limit } = context.query as { cursor?: string; limit: number };
  if (viewer === null) {
    const { chosenAt, receiptId, ...choices } = await storedChoices(context);
    if (chosenAt === undefined || receiptId === undefined) return { receipts: [], links: {} };
    const law = await lawFor(context);
    const receipt = presentReceipt({
      id: '0',
      public_id: receiptId,
      answered: chosenAt,
      given_by: 'choices',
      applies: law.applies,
      country: law.country ?? null,
      country_source: law.countrySource,
      purposes: choices.purposes ?? '',
      special_features: choices.specialFeatures ?? '',
      allowed_vendors: choices.allowedVendors ?? [],
      vendor_list_version: choices.vendorListVersion ?? 0,
      is_opted_out: choices.isOptedOut ?? false,
      has_privacy_control: hasPrivacyControl(request),
      tcf: null,
    });
    return { receipts: [receipt], links: {} };
  }
  const list = `consent-receipts/${viewer.userId}`;
  const before = cursor === undefined ? undefined : String(services.cursors.read(list, cursor)[0]);
  const rows = await receiptsOf(db, viewer.userId, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last && services.cursors.write(list, [last.id]);
  return {
    receipts: shown.map(presentReceipt),
    links: next ? { next: pageLink(pathOf('listConsentReceipts'), {}, { cursor: next, limit }) } : {},
  };
};
