import type { Handler } from '#server/http/contract/handler.ts';
import { previewMail } from '../mail/mail-preview.ts';

export const getMailPreview: Handler<'getMailPreview'> = ({ params, query, services }) => {
  const { preview, locale = 'en-us', scheme = 'light' } = query;
  return previewMail(services, { kind: params.kind, preview, locale, scheme });
};
