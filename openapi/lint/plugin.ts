import { derivedSettings } from './derived-settings.ts';
import { accessRoles } from './rules/access-roles.ts';
import { accessorNames } from './rules/accessor-names.ts';
import { boundedRequest } from './rules/bounded-request.ts';
import { closedRequest } from './rules/closed-request.ts';
import { componentFile } from './rules/component-file.ts';
import { described } from './rules/described.ts';
import { extensions } from './rules/extensions.ts';
import { knownErrors } from './rules/known-errors.ts';
import { listLinks } from './rules/list-links.ts';
import { namedExamples } from './rules/named-examples.ts';
import { objectRequired } from './rules/object-required.ts';
import { oneContentType } from './rules/one-content-type.ts';
import { oneType } from './rules/one-type.ts';
import { operationId } from './rules/operation-id.ts';
import { partialEdits } from './rules/partial-edits.ts';
import { pathFile } from './rules/path-file.ts';
import { plainParts } from './rules/plain-parts.ts';
import { plainUnions } from './rules/plain-unions.ts';
import { textLinks } from './rules/text-links.ts';
import { timeNames } from './rules/time-names.ts';
import { typedIds } from './rules/typed-ids.ts';
import { unionTypes } from './rules/union-types.ts';
import type { Rule } from './types.ts';

const rules: Record<string, Rule> = {
  'accessor-names': accessorNames,
  'access-roles': accessRoles,
  'bounded-request': boundedRequest,
  'closed-request': closedRequest,
  'component-file': componentFile,
  described,
  extensions,
  'known-errors': knownErrors,
  'list-links': listLinks,
  'named-examples': namedExamples,
  'object-required': objectRequired,
  'one-content-type': oneContentType,
  'one-type': oneType,
  'operation-id': operationId,
  'partial-edits': partialEdits,
  'path-file': pathFile,
  'plain-parts': plainParts,
  'plain-unions': plainUnions,
  'text-links': textLinks,
  'time-names': timeNames,
  'typed-ids': typedIds,
  'union-types': unionTypes,
};

/**
 * The project's own lint rules and preprocessor as a Redocly plugin; redocly.yaml says which run on the sources and
 * which on the bundle.
 */
export default function plugin() {
  return {
    id: 'skein',
    rules: { oas3: rules },
    preprocessors: { oas3: { 'derived-settings': derivedSettings } },
  };
}
