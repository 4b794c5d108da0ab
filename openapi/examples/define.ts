import type { operations } from '#generated/types/api.d.ts';

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;
type Payload<R> = Json<R> extends { response: infer P } ? P : never;
type RequestBody<O> = O extends { requestBody?: infer Given }
  ? [NonNullable<Given>] extends [never]
    ? never
    : NonNullable<Given> extends { content: { 'application/json': infer Body } }
      ? Body
      : never
  : never;

interface Example<Value> {
  /** One line that says what this example shows. */
  summary: string;
  value: Value;
}

/**
 * The named examples of some operations: request bodies, and the `response` part of success answers by status. The
 * build adds the envelope and every failure. The first example of a status is the mock's default answer.
 */
export type Examples = {
  [Id in keyof operations]?: {
    request?: Record<string, Example<RequestBody<operations[Id]>>>;
    responses?: {
      [Status in keyof operations[Id]['responses'] & (200 | 201 | 202)]?: Record<
        string,
        Example<Payload<operations[Id]['responses'][Status]>>
      >;
    };
  };
};
