import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Document, type OperationEntry, operationsOf, parametersOf } from './document.ts';

/** A link of `openapi/links.yaml`: its target operation, with parameters and body as runtime expressions. */
interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  body?: unknown;
}

/** A link of the bundle. Its body is an extension, because several validators accept only texts as `requestBody`. */
export interface BundledLink extends Omit<Link, 'body'> {
  'x-body'?: unknown;
}

/** The content of `openapi/links.yaml`: operation → status → name of the link → link. */
export type Links = Record<string, Record<string, Record<string, Link>>>;

/** Reads `openapi/links.yaml`. */
export function readLinks(file = new URL('../../openapi/links.yaml', import.meta.url)): Links {
  return parse(readFileSync(file, 'utf8'), { merge: true }) as Links;
}

/** Throws for a link whose target does not exist or lacks a parameter that the link fills. */
function check(document: Document, name: string, link: Link, target: OperationEntry | undefined): void {
  if (!target) throw new Error(`links.yaml: ${name} leads to ${link.operationId}, which does not exist`);
  const parameters = parametersOf(document, target);
  const linkParameters = Object.keys(link.parameters ?? {});
  const unknown = linkParameters.find((key) => !parameters.some((parameter) => parameter.name === key));
  if (unknown) throw new Error(`links.yaml: ${name}: ${link.operationId} has no parameter ${unknown}`);
  if (link.body !== undefined && !target.operation.requestBody) {
    throw new Error(`links.yaml: ${name}: ${link.operationId} takes no body`);
  }
}

function bundled({ body, ...link }: Link): BundledLink {
  return body === undefined ? link : { ...link, 'x-body': body };
}

/**
 * Writes the links of `openapi/links.yaml` into the responses they start from. Throws for an operation, a status or a
 * parameter that the contract does not have.
 */
export function insertLinks(document: Document, links: Links): void {
  const operations = new Map(operationsOf(document).map((entry) => [entry.operation.operationId, entry]));
  for (const [operationId, statuses] of Object.entries(links)) {
    for (const [status, named] of Object.entries(statuses)) {
      const response = operations.get(operationId)?.operation.responses[status];
      if (!response) throw new Error(`links.yaml: ${operationId} does not answer ${status}`);
      for (const [name, link] of Object.entries(named)) {
        check(document, `${operationId}.${name}`, link, operations.get(link.operationId));
      }
      response.links = Object.fromEntries(Object.entries(named).map(([name, link]) => [name, bundled(link)]));
    }
  }
}
