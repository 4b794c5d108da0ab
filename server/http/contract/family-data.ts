import type { OperationId } from '#generated/operations.ts';

/** Location of a value in a call: `params.id`, `query.tag`, `body.id`. */
type Place = string;

/** A legacy address of an operation (openapi/legacy-clients.yaml). */
export type AliasRow = {
  method: string;
  /** Spelt as in the contract: `/v2/blog/{blog}/post/delete`. */
  path: string;
  operation: OperationId;
  /** Operation that owns the address; only requests it cannot read are treated as the legacy call. */
  unless?: OperationId;
  /** True when the address needs no client token. */
  anonymous?: true;
  /** The address is the operation's own; only calls without any credentials are treated as the legacy call. */
  when?: 'anonymous';
  /** Target locations of the legacy call's values. */
  moves?: Record<Place, Place>;
  /** Fixed values that the operation receives whatever was sent. */
  sets?: Record<Place, unknown>;
  /** Conversion of the legacy call's body into the operation's body. */
  body?: 'legacy-post' | 'legacy-reblog';
  /**
   * Mapping of the response: the location of each part in the operation's response by name, or the location of all of
   * it.
   */
  gives?: string | Record<string, string>;
  /** Location of the address that the response redirects to. */
  redirects?: string;
};

/** Content of openapi/legacy-clients.yaml. */
export type LegacyClientData = {
  ignored: readonly { name: string; why: string }[];
  /** Maps query parameters that programs send several times to the list of the contract that has them. */
  lists: Readonly<Record<string, string>>;
  hosts: readonly string[];
  /** Operations that accept their JSON body as a multipart form too. */
  parts: readonly OperationId[];
  /**
   * Maps, for each operation, the place where existing clients look for a part of the response to its place in the
   * contract.
   */
  answers: Readonly<Partial<Record<OperationId, Record<Place, Place>>>>;
  aliases: readonly AliasRow[];
};
