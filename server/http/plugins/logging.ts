import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Fields that are redacted wherever they appear in a log line. */
const secrets = [
  ...['authorization', 'cookie', '["x-csrf"]', '["set-cookie"]'].flatMap((name) =>
    name.startsWith('[') ? [`*.headers${name}`, `headers${name}`] : [`*.headers.${name}`, `headers.${name}`],
  ),
  ...[
    'password',
    'password_current',
    'tfa_token',
    'captcha_token',
    'token',
    'sid',
    'csrfToken',
    'accessToken',
  ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

/**
 * Returns options for structured log lines without secrets. A request is logged by method, path and address; its query
 * is omitted because sign-in links carry their secret there.
 */
export function loggerOptions({
  level,
  stream,
}: {
  level: string;
  stream?: NodeJS.WritableStream;
}): LoggerOptions {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: { paths: secrets, censor: '[hidden]' },
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url.split('?')[0],
        address: request.ip,
      }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
