import { createHash } from 'node:crypto';
import { type Document, operationsOf } from './document.ts';

type Media = { examples?: unknown };
type Body = { content?: Record<string, Media> };
type Response = Body & { headers?: Record<string, unknown>; links?: unknown; $ref?: string };

/**
 * Returns the contract for tools that refuse large documents: the same operations, schemas
 * and statuses, without examples and links, and with each repeated response and its headers written once under
 * `components`. It is a fifth of the size.
 */
export function slimDocument(document: Document): Document {
  const slim = structuredClone(document);
  const shared = new SharedResponses();
  for (const { operation } of operationsOf(slim)) {
    dropExamples((operation as { requestBody?: Body }).requestBody);
    const responses = operation.responses as Record<string, Response>;
    for (const [status, response] of Object.entries(responses)) {
      dropExamples(response);
      delete response.links;
      responses[status] = shared.referenceTo(status, response);
    }
  }
  const components = slim.components as unknown as Record<string, Record<string, unknown>>;
  components.responses = { ...components.responses, ...shared.responses() };
  return slim;
}

function dropExamples(body: Body | undefined): void {
  for (const media of Object.values(body?.content ?? {})) delete media.examples;
}

/** Collects responses, and names those that occur more than once. */
class SharedResponses {
  readonly #seen = new Map<string, { name: string; response: Response; users: Response[] }>();
  readonly #countOfStatus = new Map<string, number>();

  /** Returns what stands for a response: a reference from its second occurrence on, also in the first. */
  referenceTo(status: string, response: Response): Response {
    if (response.$ref !== undefined) return response;
    const key = createHash('sha256').update(status).update(JSON.stringify(response)).digest('hex');
    const known = this.#seen.get(key) ?? this.#add(key, status, response);
    const user: Response = { ...response };
    known.users.push(user);
    return user;
  }

  /** Replaces the repeated responses by references and returns them by name. */
  responses(): Record<string, Response> {
    const repeated = [...this.#seen.values()].filter(({ users }) => users.length > 1);
    for (const { name, users } of repeated) {
      for (const user of users) {
        for (const field of Object.keys(user)) delete user[field as keyof Response];
        user.$ref = `#/components/responses/${name}`;
      }
    }
    return Object.fromEntries(repeated.map(({ name, response }) => [name, response]));
  }

  #add(key: string, status: string, response: Response) {
    const number = (this.#countOfStatus.get(status) ?? 0) + 1;
    this.#countOfStatus.set(status, number);
    const added = { name: `Answer${status}_${number}`, response, users: [] as Response[] };
    this.#seen.set(key, added);
    return added;
  }
}
