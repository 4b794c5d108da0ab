import { CallError } from './call-error.ts';

/** The part of a call's options that pages change. */
interface ListInit {
  params?: { query?: object | undefined } | undefined;
}

/** The part of a list's answer that pages need. */
interface ListAnswer {
  data?: { response: { links?: { next?: { queryParams: object } | undefined } | undefined } } | undefined;
  error?: unknown;
  response: Response;
}

type ResponseOf<Answer extends ListAnswer> = NonNullable<Answer['data']>['response'];

/**
 * Reads a list page by page, following `links.next`: `for await (const page of paginate(calls.listUserLikes))`. Stops
 * when the list ends, or when the loop does; nothing is read in advance.
 *
 * @param call a list, such as `calls.listUserLikes`
 * @param init options of the first page; later pages keep them and replace what the link says
 * @returns the `response` of each page
 * @throws {CallError} when a page is refused
 */
export async function* paginate<Init extends ListInit, Answer extends ListAnswer>(
  call: (init: Init) => Promise<Answer>,
  init: Init = {} as Init,
): AsyncGenerator<ResponseOf<Answer>> {
  let query = init.params?.query;
  for (;;) {
    const answer = await call({ ...init, params: { ...init.params, query } });
    if (answer.data === undefined) throw new CallError(answer.response.status, answer.error);
    const { response } = answer.data;
    yield response as ResponseOf<Answer>;
    const next = response.links?.next?.queryParams;
    if (next === undefined) return;
    query = { ...query, ...next };
  }
}
