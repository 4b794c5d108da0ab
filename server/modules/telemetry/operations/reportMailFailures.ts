import { domainError } from '#server/core/errors.ts';
import { sameSecret } from '#server/core/tokens.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { bearerToken } from '#server/http/plugins/client-tokens.ts';
import { suppress } from '#server/mail/suppression-repository.ts';

/** Matches the status of bounces after which delivery is tried again, and of delivered e-mails (RFC 3463). */
const NOT_PERMANENT = /^[24]\./;

export const reportMailFailures: Handler<'reportMailFailures'> = async ({ body, db, services, request }) => {
  const { mailReportSecret } = services;
  if (mailReportSecret === undefined) throw domainError('not-found');
  if (!sameSecret(bearerToken(request) ?? '', mailReportSecret)) throw domainError('not-allowed');
  const lasting = body.reports.filter(
    ({ kind, status = '' }) => kind === 'complaint' || !NOT_PERMANENT.test(status),
  );
  // Each on its own: reports may be repeated, and transactions of several addresses could block each other.
  for (const { kind, recipient, status, detail } of lasting) {
    const response = [status, detail].filter((part) => part !== undefined).join(' ');
    await suppress(db, { address: recipient, reason: kind, detail: response });
  }
  return { suppressed: lasting.length, ignored: body.reports.length - lasting.length };
};
