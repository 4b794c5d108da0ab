import { type Access, requirementsOf } from './access.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { type Document, operationsOf } from './document.ts';

export const HEAD = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/**
 * Returns an operation's access as data: whether it needs a member, and the roles. The sentences of exceptions are left
 * out.
 */
function describeAccess(access: Access) {
  const requirements = requirementsOf(access);
  const roles = requirements.map(({ except, ...role }, index) => {
    const isSecond = requirements.findIndex(({ subject }) => subject === role.subject) < index;
    return {
      // A second subject of the same kind is passed under its parameter's name.
      as: isSecond && role.name ? role.name : role.subject,
      ...role,
      ...(except === undefined ? {} : { hasException: true }),
    };
  });
  return { access: access === 'public' ? 'public' : 'member', ...(roles.length > 0 ? { roles } : {}) };
}

/** Returns the text of generated/operations.ts: what client and server must know of every operation. */
export function operationsModule(document: Document): string {
  const rows = operationsOf(document)
    .toSorted((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))
    .map(({ path, method, operation }) => {
      const row = {
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        ...describeAccess(operation['x-access']),
        scope: operation['x-scope'],
        validate: operation['x-validate'],
        // Present for operations that take an Idempotency-Key.
        ...(operation['x-idempotency'] ? { idempotency: operation['x-idempotency'] } : {}),
        // Present for operations of a feature that the site can switch off.
        ...(operation['x-feature'] ? { feature: operation['x-feature'] } : {}),
        errors: operation['x-errors'] ?? [],
      };
      return `  ${operation.operationId}: ${JSON.stringify(row)},`;
    });
  return `${HEAD}
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** Returns the text of generated/errors.ts: the error catalogue by slug. */
export function errorsModule(catalogue: CatalogueEntry[]): string {
  const rows = catalogue.map(
    ({ code, slug, status, title, detail, field, reasons }) =>
      `  ${JSON.stringify(slug)}: ${JSON.stringify({ code, slug, status, title, detail, ...(field ? { field } : {}), ...(reasons ? { reasons } : {}) })},`,
  );
  return `${HEAD}
export const errorCatalogue = {
${rows.join('\n')}
} as const;

export type ErrorSlug = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorSlug]['code'];

/** The reasons of a code; none for a code with one meaning. */
export type ErrorReason<Slug extends ErrorSlug = ErrorSlug> = Slug extends unknown
  ? (typeof errorCatalogue)[Slug] extends { reasons: infer Reasons }
    ? keyof Reasons & string
    : never
  : never;

const slugs = new Map<number, ErrorSlug>(Object.values(errorCatalogue).map((entry) => [entry.code, entry.slug]));

/** The slug of a code, or undefined for a code this contract does not know. */
export function slugOfCode(code: number): ErrorSlug | undefined {
  return slugs.get(code);
}
`;
}

/** Names of the values that a sentence of the catalogue needs, in order. */
function paramsOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
}

/** Returns the text of generated/error-messages.ts: the catalogue's sentences as messages to be translated. */
export function errorMessagesModule(catalogue: CatalogueEntry[]): string {
  const message = (sentence: string) => {
    const params = paramsOf(sentence);
    const text = `text: msg({ message: ${JSON.stringify(sentence)} })`;
    return params.length > 0 ? `{ ${text}, params: ${JSON.stringify(params)} }` : `{ ${text} }`;
  };
  const rows = catalogue.flatMap(({ code, detail, reasons = {} }) => {
    const lines = Object.entries(reasons).map(
      ([reason, sentence]) => `      ${reason}: ${message(sentence)},`,
    );
    const more = lines.length > 0 ? [`    reasons: {`, ...lines, `    },`] : [];
    return [`  ${code}: {`, `    sentence: ${message(detail)},`, ...more, `  },`];
  });
  return `${HEAD}
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A sentence, and the names of the values it needs. */
interface Sentence {
  text: MessageDescriptor;
  params?: readonly string[];
}

/** Sentences of the error catalogue by code: of the code itself, and of its reasons where it has several meanings. */
export const errorMessages: Readonly<
  Record<number, { sentence: Sentence; reasons?: Readonly<Record<string, Sentence>> }>
> = {
${rows.join('\n')}
};
`;
}
