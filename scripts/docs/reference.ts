import { type Access, type Requirement, requirementsOf } from '../contract/access.ts';
import {
  type Document,
  type GuessLimit,
  METHODS,
  type Operation,
  operationsOf,
  type Parameter,
} from '../contract/document.ts';
import { escapeHtml } from './page.ts';

const PLACES: Record<Requirement['in'], string> = {
  path: ' in the path',
  query: ' in the query',
  body: ' in the body',
  session: '',
};

/** Describes `x-access` in a sentence. */
export function accessInWords(access: Access): string {
  if (access === 'public') return 'anybody';
  if (access === 'member') return 'any member';
  const roles = requirementsOf(access).map(({ subject, in: place, name, role, except }) => {
    const where = name === undefined ? '' : ` that \`${name}\`${PLACES[place]} names`;
    return `${role} of the ${subject}${where}${except ? ` (${except.replace(/\.$/, '')})` : ''}`;
  });
  return roles.join(', and ');
}

/** Describes `x-limit` in a sentence. */
export function limitInWords({ by, naming, known, refused }: GuessLimit): string {
  return [
    `by ${by.join(' and ')}`,
    naming ? `where \`${naming}\` is sent` : '',
    known ? `browsers that the account of \`${known}\` was used in before are counted apart` : '',
    refused ? `only answers with code ${refused.join(' or ')} count` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function notesOf(operation: Operation & { 'x-why'?: string }): string {
  const { 'x-why': why, 'x-idempotency': idempotency, 'x-limit': limit } = operation;
  return [
    `**Who may call:** ${accessInWords(operation['x-access'])}.`,
    idempotency ? `**Repeating it:** \`Idempotency-Key\` is ${idempotency}.` : '',
    limit ? `**Limited against guessing:** ${limitInWords(limit)}.` : '',
    why ? `**Not in the specification, because:** ${why}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Gives a required parameter, or a header that is always sent, the example of its schema as initial value. */
function addExampleValue(document: Document, parameter: Parameter & { example?: unknown }): void {
  // The page itself sends the token of the last answer.
  if (parameter.name === 'X-CSRF' || !(parameter.required || parameter.in === 'header')) return;
  const name =
    String(parameter.schema?.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const { examples } = (document.components.schemas[name] ?? parameter.schema ?? {}) as {
    examples?: unknown[];
  };
  parameter.example ??= examples?.[0];
}

/**
 * Replaces the entities that an error can carry (a post, a ban, a community) with their names. The UI expands every
 * schema of every answer before it shows a call: with a whole post in each of ten failures that takes half a minute.
 */
function nameEntitiesOfErrors(document: Document): void {
  const { ErrorDetail } = document.components.schemas as Record<
    string,
    { properties?: Record<string, { $ref?: string; description?: string }> } | undefined
  >;
  for (const [field, { $ref, description = '' }] of Object.entries(ErrorDetail?.properties ?? {})) {
    const name = $ref?.split('/').at(-1) ?? '';
    const { type } = (document.components.schemas[name] ?? {}) as { type?: string };
    if (type !== 'object') continue;
    Object.assign(ErrorDetail?.properties ?? {}, {
      [field]: { type, description: `${description} Its schema is \`${name}\`.` },
    });
  }
}

/**
 * Returns the document as the reference UI shows it: the own extensions described in the descriptions, required values
 * filled in, entities of errors named, and the introduction left to its own page.
 */
export function referenceDocument(document: Document): Document {
  const copy = structuredClone(document) as Document & { info: { description?: string; summary?: string } };
  copy.info.description =
    'Choose a server and try a call: with the session of this browser, or with an access token.';
  delete copy.info.summary;
  delete copy['x-error-catalogue'];
  nameEntitiesOfErrors(copy);
  for (const { operation } of operationsOf(copy)) {
    const described = operation as Operation & { description?: string };
    described.description = [described.description, notesOf(operation)].filter(Boolean).join('\n\n');
  }
  const inline = Object.values(copy.paths).flatMap((item) => [
    ...(item.parameters ?? []),
    ...METHODS.flatMap((method) => item[method]?.parameters ?? []),
  ]);
  for (const parameter of [...inline, ...Object.values(copy.components.parameters)]) {
    if ('name' in parameter) addExampleValue(copy, parameter);
  }
  return copy;
}

/** Returns the names below `#/components/<group>/` that a part of the document refers to, directly or indirectly. */
function reachableComponents(document: Document, from: unknown): Set<string> {
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key !== '$ref' || typeof child !== 'string' || seen.has(child)) visit(child);
      else {
        seen.add(child);
        const [group = '', name = ''] = child.split('/').slice(2);
        visit((document.components as unknown as Record<string, Record<string, unknown>>)[group]?.[name]);
      }
    }
  };
  visit(from);
  return seen;
}

/**
 * Returns one tag of the document with the components it needs: the UI loads one at a time, which is twelve times as
 * fast.
 */
export function documentOfTag(document: Document, tag: string): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const own = Object.fromEntries(
        Object.entries(item).filter(([method, operation]) => {
          const isOperation = (METHODS as readonly string[]).includes(method);
          return !isOperation || (operation as Operation).tags.includes(tag);
        }),
      );
      return METHODS.some((method) => method in own) ? [[path, own]] : [];
    }),
  );
  const needed = reachableComponents(document, paths);
  const components = Object.fromEntries(
    Object.entries(document.components).map(([group, members]) => [
      group,
      group === 'securitySchemes'
        ? members
        : Object.fromEntries(
            Object.entries(members).filter(([name]) => needed.has(`#/components/${group}/${name}`)),
          ),
    ]),
  );
  const { tags = [] } = document as Document & { tags?: Array<{ name: string }> };
  return {
    ...document,
    tags: tags.filter(({ name }) => name === tag),
    paths,
    components,
  } as unknown as Document;
}

/** Renders the page of the reference UI: the tags to choose from, and the documents by tag for `try.js`. */
export function referenceBody(
  tags: Array<{ name: string; description: string }>,
  documents: ReadonlyArray<readonly [tag: string, url: string]>,
): string {
  const links = tags.map(
    ({ name, description }) => `<a href="#/${name}" title="${escapeHtml(description)}">${name}</a>`,
  );
  const files = documents.map(([tag, url]) => `<a href="${url}">${tag}</a>`).join(', ');
  return `<h1>All calls</h1>
<nav id="tags" aria-label="Tags">${links.join('')}</nav>
<div id="reference" data-documents="${escapeHtml(JSON.stringify(Object.fromEntries(documents)))}">
<noscript>Trying calls needs scripts. The same as JSON: ${files}.</noscript>
</div>`;
}
