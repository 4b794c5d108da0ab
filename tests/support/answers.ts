/** The headers and bodies that calls of the API answer, for tests that bring their own fetch. */

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });

/** An answer in the envelope of a success. */
export const okAnswer = (response: unknown = {}, headers: HeadersInit = {}): Response =>
  json({ meta: { status: 200, msg: 'OK' }, response }, { headers });

/** An answer in the envelope of a failure, with one cause per code. */
export const failureAnswer = (status: number, codes: number[], headers: HeadersInit = {}): Response =>
  json(
    {
      meta: { status, msg: 'Refused', requestId: 'req-1' },
      errors: codes.map((code) => ({ code, title: `Title ${code}`, detail: `Detail ${code}.` })),
    },
    { status, headers },
  );

/** The failure that a call ends in; undefined when it succeeds. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
