import { type Handlers, answer as handled } from '#server/http/contract/handler.ts';
import type { Body, InnerFault, ProxyFault, ProxyTools, ReceivedAnswer, SentRequest } from './mutant.ts';

/** Alters the JSON of an operation's successes. */
export function alterSuccess(
  operation: string,
  change: (response: Body, sent: SentRequest, got: ReceivedAnswer) => void,
): ProxyFault {
  return {
    operation,
    alterAnswer: (got, sent) => {
      if (got.status < 300 && got.json?.response) change(got.json.response, sent, got);
    },
  };
}

/** Alters the failures of an operation with a code; of all operations where none is named. */
export function alterFailure(
  operation: string | undefined,
  code: number,
  change: (got: ReceivedAnswer) => void,
): ProxyFault {
  return {
    ...(operation ? { operation } : {}),
    alterAnswer: (got) => {
      if (got.json?.errors?.[0]?.code === code) change(got);
    },
  };
}

/** Alters any answer of an operation; of all operations where none is named. */
export function answer(
  operation: string | undefined,
  change: (got: ReceivedAnswer, sent: SentRequest, tools: ProxyTools) => void | Promise<void>,
): ProxyFault {
  return { ...(operation ? { operation } : {}), alterAnswer: change };
}

/** Alters the request body of an operation. Calls without a JSON body pass unchanged. */
export function alterRequest(operation: string, change: (body: Body, sent: SentRequest) => void): ProxyFault {
  return {
    operation,
    request: (sent) => {
      if (sent.json !== undefined) change(sent.json, sent);
    },
  };
}

/** Makes the server check everything and report success without doing anything. */
export function skipEffect(operation: keyof Handlers): InnerFault {
  return { handler: { operation, wrap: () => () => handled(204) } };
}

/** Treats everybody who asks about a blog as its owner. `blogOf` returns the named blog. */
export function asOwner(
  operation: string,
  blogOf: (sent: SentRequest) => string | null | undefined,
): ProxyFault {
  return {
    operation,
    request: (sent, { bearers }) => {
      const owner = bearers.get(blogOf(sent) ?? '');
      const isMember = [...bearers.values()].includes((sent.headers.get('authorization') ?? '').slice(7));
      if (owner && isMember) sent.headers.set('authorization', `Bearer ${owner}`);
    },
  };
}

/** Returns the blog of an address `/v2/blog/{blog}/…`. */
export function blogOfPath({ url }: SentRequest): string | undefined {
  return url.pathname.split('/')[3];
}

/** Alters every text block of a written post. */
export function alterTextBlocks(operation: string, change: (text: string) => string): ProxyFault {
  return alterRequest(operation, (body) => {
    for (const block of body.content ?? [])
      if (typeof block.text === 'string') block.text = change(block.text);
  });
}
