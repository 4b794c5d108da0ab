import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { checkReportToken, MOST_BYTES, scrubbed } from '../report-policy.ts';

/** Maximum number of log lines per report; the others are only counted. */
const MOST_LINES = 20;
const LONGEST = { name: 80, message: 500, stack: 4000, route: 256, release: 128 };

/** Logs a browser's errors: message, location and release, without personal data. */
export const reportExceptions: Handler<'reportExceptions'> = ({ body, request, services }) => {
  checkReportToken(services, body.token);
  if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) {
    throw domainError('payload-too-large', { detail: `A report holds at most ${MOST_BYTES} bytes.` });
  }
  for (const tick of body.ticks.slice(0, MOST_LINES)) {
    request.log.warn(
      {
        browser: {
          name: scrubbed(tick.name, LONGEST.name),
          message: scrubbed(tick.message, LONGEST.message),
          stack: scrubbed(tick.stack ?? '', LONGEST.stack),
          route: scrubbed(tick.route, LONGEST.route),
          release: scrubbed(tick.release ?? '', LONGEST.release),
          isExtension: tick.isExtension ?? false,
          at: new Date(tick.timestamp).toISOString(),
        },
      },
      'an error of a browser',
    );
  }
  const left = body.ticks.length - MOST_LINES;
  if (left > 0) request.log.warn({ left }, 'more errors of the same browser');
  return answer(204, undefined);
};
