import { requirementsOf } from '../contract/access.ts';
import { type Document, METHODS, type Operation, operationsOf } from '../contract/document.ts';
import type { BundledLink } from '../contract/insert-links.ts';

export interface Choice {
  /** Operations that the server has not built; empty for another server. */
  unimplemented: ReadonlySet<string>;
  /** Limits the run to these operations. */
  only?: readonly string[] | undefined;
  /** Limits the run to operations of these tags. */
  tags?: readonly string[] | undefined;
}

/** The part of the contract that is tested. */
export interface ChosenContract {
  contract: Document;
  /**
   * Operations that are not tested but stay in the document, because their path has another operation that is: without
   * them their methods would count as ones that the path does not have.
   */
  untested: string[];
}

/** Removes links to operations that are not tested. */
function dropDeadLinks(document: Document, untested: readonly string[]): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const left = new Set(
    operations.map(({ operationId }) => operationId).filter((id) => !untested.includes(id)),
  );
  for (const response of operations.flatMap(({ responses }) => Object.values(responses))) {
    const links = (response.links ?? {}) as Record<string, { operationId: string }>;
    response.links = Object.fromEntries(
      Object.entries(links).filter(([, link]) => left.has(link.operationId)),
    );
    if (Object.keys(response.links).length === 0) delete response.links;
  }
}

function isChosen({ operationId, tags }: Operation, { unimplemented, only, tags: chosen }: Choice): boolean {
  return (
    !unimplemented.has(operationId) &&
    (only === undefined || only.includes(operationId)) &&
    (chosen === undefined || chosen.includes(tags[0]))
  );
}

/**
 * Returns the contract limited to the paths of the chosen operations. Throws when none is left: a run over nothing
 * would look like a pass.
 */
export function chosenContract(document: Document, choice: Choice): ChosenContract {
  const contract = structuredClone(document);
  const isTested = (operation: Operation | undefined) =>
    operation !== undefined && isChosen(operation, choice);
  contract.paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([, item]) => METHODS.some((method) => isTested(item[method]))),
  );
  const rows = operationsOf(contract);
  if (rows.length === 0) throw new Error('No operation is chosen: look at --only and --tag.');
  const untested = rows
    .filter(({ operation }) => !isTested(operation))
    .map(({ operation }) => operation.operationId);
  dropDeadLinks(contract, untested);
  return { contract, untested };
}

/** Returns the contract with the bodies of its links as `requestBody`, where Schemathesis reads them. */
export function withLinkBodies(document: Document): Document {
  const contract = structuredClone(document);
  for (const { operation } of operationsOf(contract)) {
    for (const response of Object.values(operation.responses)) {
      for (const link of Object.values(response.links ?? {}) as (BundledLink & { requestBody?: unknown })[]) {
        if (link['x-body'] === undefined) continue;
        link.requestBody = link['x-body'];
        delete link['x-body'];
      }
    }
  }
  return contract;
}

/**
 * Returns the operations that may answer 400 to data that fits its schema, because they list a rule that a schema
 * cannot express (a 400 code besides 5016), or take a cursor, which only the server can create.
 */
export function operationsWithUndeclaredRules(document: Document): string[] {
  const catalogue = (document['x-error-catalogue'] ?? []) as Array<{ code: number; status: number }>;
  const rules = new Set(
    catalogue.filter(({ code, status }) => status === 400 && code !== 5016).map(({ code }) => code),
  );
  return operationsOf(document)
    .filter(({ operation }) => operation['x-errors']?.some((code) => rules.has(code)))
    .map(({ operation }) => operation.operationId);
}

/** Returns the operations that only members of the staff may call. */
export function operationsOfStaff(document: Document): string[] {
  return operationsOf(document)
    .filter(({ operation }) =>
      requirementsOf(operation['x-access']).some(({ subject }) => subject === 'site'),
    )
    .map(({ operation }) => operation.operationId);
}
