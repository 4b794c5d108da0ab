import type { OperationId } from '#generated/operations.ts';

/** Where a value stands in a call: `params.id`, `query.tag`, `body.id`. */
type Place = string;

/** An older address of an operation (openapi/legacy-clients.yaml). */
export type AliasRow = {
  method: string;
  /** As in the contract: `/v2/blog/{blog}/post/delete`. */
  path: string;
  operation: OperationId;
  /** The address belongs to this operation; only what it refuses to read is taken for the older call. */
  unless?: OperationId;
  /** Where a value of the older call belongs. */
  moves?: Record<Place, Place>;
  /** What the operation is told whatever was sent. */
  sets?: Record<Place, unknown>;
  /** How the body of the older call becomes that of the operation. */
  body?: 'legacy-post' | 'legacy-reblog';
  /** The answer: by name where each part of it stands in that of the operation, or where all of it stands. */
  gives?: string | Record<string, string>;
  /** Where the address stands that the answer leads to. */
  redirects?: string;
};

/** What openapi/legacy-clients.yaml says. */
export type FamilyData = {
  ignored: readonly { name: string; why: string }[];
  hosts: readonly string[];
  /** Operations that take their JSON body in a form of parts too. */
  parts: readonly OperationId[];
  /** Where programs look for a part of an answer, and where it stands, by operation. */
  answers: Readonly<Partial<Record<OperationId, Record<Place, Place>>>>;
  aliases: readonly AliasRow[];
};
