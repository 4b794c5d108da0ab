/** The headers and bodies that calls of the API answer, for tests that bring their own fetch. */

function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
}

/** An answer in the envelope of a success. */
export function okAnswer(response: unknown = {}, headers: HeadersInit = {}): Response {
  return json({ meta: { status: 200, msg: 'OK' }, response }, { headers });
}

/** An answer in the envelope of a failure, with one cause per code. */
export function failureAnswer(status: number, codes: number[], headers: HeadersInit = {}): Response {
  return json(
    {
      meta: { status, msg: 'Refused', requestId: 'req-1' },
      errors: codes.map((code) => ({ code, title: `Title ${code}`, detail: `Detail ${code}.` })),
    },
    { status, headers },
  );
}

/** The failure that a call ends in; undefined when it succeeds. */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}
