import { AsyncLocalStorage } from 'node:async_hooks';
import { configureHttp } from '#src/shared/api/call/http.ts';

/** Fetch function of one request's rendering, which reaches the API in process instead of over the network. */
export type InProcessFetch = (path: string, init: RequestInit) => Promise<Response>;

const current = new AsyncLocalStorage<InProcessFetch>();

configureHttp({
  skipResponseValidation: true,
  fetch: async (input, init = {}) => {
    const send = current.getStore();
    if (!send) throw new Error(`A call outside of rendering: ${String(input)}`);
    const answer = await send(String(input), init);
    // The CSRF token belongs to one visitor, but the client's token memory is shared by all concurrent renderings.
    answer.headers.delete('X-CSRF');
    return answer;
  },
});

/** Runs `run` with all its calls going through `send`, isolated from concurrent renderings. */
export function withFetch<Result>(send: InProcessFetch, run: () => Promise<Result>): Promise<Result> {
  return current.run(send, run);
}
