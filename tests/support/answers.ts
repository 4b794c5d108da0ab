/** Answers of API calls with headers and body, for tests that replace fetch. */

function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
}

/** Returns a success answer in its envelope. */
export function okAnswer(response: unknown = {}, headers: HeadersInit = {}): Response {
  return json({ meta: { status: 200, msg: 'OK' }, response }, { headers });
}

/** Returns a failure answer in its envelope, with one error per code. */
export function failureAnswer(status: number, codes: number[], headers: HeadersInit = {}): Response {
  return json(
    {
      meta: { status, msg: 'Refused', requestId: 'req-1' },
      errors: codes.map((code) => ({ code, title: `Title ${code}`, detail: `Detail ${code}.` })),
    },
    { status, headers },
  );
}

/** Returns the error that a call rejects with; undefined when it succeeds. */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}
