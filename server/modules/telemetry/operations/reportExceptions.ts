import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { addressKey } from '#server/http/plugins/rate-limit.ts';
import { MAX_FIELD_LENGTHS } from '../errors/fault.ts';
import { storeErrors } from '../errors/store-errors.ts';
import { checkReportToken, MAX_REPORT_BYTES, scrub } from '../report-policy.ts';

/** Maximum number of errors per report that are logged and stored; the log counts the others. */
const MAX_LOGGED_LINES = 20;

/** Logs a browser's errors and counts them by fault: message, location and release, without personal data. */
export const reportExceptions: Handler<'reportExceptions'> = async ({
  body,
  request,
  services,
  db,
  viewer,
}) => {
  checkReportToken(services, body.token);
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_REPORT_BYTES) {
    throw domainError('payload-too-large', { detail: `A report holds at most ${MAX_REPORT_BYTES} bytes.` });
  }
  const taken = body.ticks.slice(0, MAX_LOGGED_LINES);
  for (const tick of taken) {
    request.log.warn(
      {
        browser: {
          name: scrub(tick.name, MAX_FIELD_LENGTHS.name),
          message: scrub(tick.message, MAX_FIELD_LENGTHS.message),
          stack: scrub(tick.stack ?? '', MAX_FIELD_LENGTHS.stack),
          route: scrub(tick.route, MAX_FIELD_LENGTHS.route),
          release: scrub(tick.release ?? '', MAX_FIELD_LENGTHS.release),
          isExtension: tick.isExtension ?? false,
          at: new Date(tick.timestamp).toISOString(),
        },
      },
      'an error of a browser',
    );
  }
  const left = body.ticks.length - MAX_LOGGED_LINES;
  if (left > 0) request.log.warn({ left }, 'more errors of the same browser');
  const origin = {
    userId: viewer?.userId,
    address: addressKey(request),
    browser: request.headers['user-agent'] ?? '',
  };
  await storeErrors(db, { ticks: taken, origin }, services.now());
  return answer(204, undefined);
};
