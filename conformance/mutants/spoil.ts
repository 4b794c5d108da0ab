import { type Handlers, answer as handled } from '#server/http/contract/handler.ts';
import type { Body, Got, InnerFault, ProxyFault, ProxyTools, Sent } from './mutant.ts';

/** Spoils the JSON of an operation's successes. */
export function success(
  operation: string,
  change: (response: Body, sent: Sent, got: Got) => void,
): ProxyFault {
  return {
    operation,
    answer: (got, sent) => {
      if (got.status < 300 && got.json?.response) change(got.json.response, sent, got);
    },
  };
}

/** Spoils the failures of an operation that carry a code; of all operations where none is named. */
export function failure(operation: string | undefined, code: number, change: (got: Got) => void): ProxyFault {
  return {
    ...(operation ? { operation } : {}),
    answer: (got) => {
      if (got.json?.errors?.[0]?.code === code) change(got);
    },
  };
}

/** Spoils any answer of an operation; of all operations where none is named. */
export function answer(
  operation: string | undefined,
  change: (got: Got, sent: Sent, tools: ProxyTools) => void | Promise<void>,
): ProxyFault {
  return { ...(operation ? { operation } : {}), answer: change };
}

/** Spoils what the server is told of an operation. Calls without a body in JSON pass. */
export function told(operation: string, change: (body: Body, sent: Sent) => void): ProxyFault {
  return {
    operation,
    request: (sent) => {
      if (sent.json !== undefined) change(sent.json, sent);
    },
  };
}

/** The server looks at everything, says that it was done, and has done nothing. */
export function onlySaid(operation: keyof Handlers): InnerFault {
  return { handler: { operation, wrap: () => () => handled(204) } };
}

/** Takes whoever asks about a blog for its owner. `blogOf` finds the blog that is named. */
export function asOwner(operation: string, blogOf: (sent: Sent) => string | null | undefined): ProxyFault {
  return {
    operation,
    request: (sent, { bearers }) => {
      const owner = bearers.get(blogOf(sent) ?? '');
      const isMember = [...bearers.values()].includes((sent.headers.get('authorization') ?? '').slice(7));
      if (owner && isMember) sent.headers.set('authorization', `Bearer ${owner}`);
    },
  };
}

/** The blog of an address `/v2/blog/{blog}/…`. */
export function blogOfPath({ url }: Sent): string | undefined {
  return url.pathname.split('/')[3];
}

/** Changes every text block of what is written. */
export function texts(operation: string, change: (text: string) => string): ProxyFault {
  return told(operation, (body) => {
    for (const block of body.content ?? [])
      if (typeof block.text === 'string') block.text = change(block.text);
  });
}
