import { channel } from 'node:diagnostics_channel';
import { structureOf, type ValidateFunction, Validators, validatorsOf } from './ajv.ts';
import { loadContract, type Schema } from './load.ts';
import { problemIn } from './validation-messages.ts';

const of = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const schemaNamed = (name: string): Schema => loadContract().document.components.schemas?.[name] ?? {};
/** Returns the fields of a schema of the contract, or of the schema it refers to. */
function fieldsOf(schema: Schema = {}): Record<string, Schema> {
  const named = schema.$ref?.split('/').at(-1);
  return (named === undefined ? schema : schemaNamed(named)).properties ?? {};
}
/** Returns an object schema with all fields optional; missing ones have their default. */
const someOf = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const someOfNamed = (name: string): Schema => someOf(fieldsOf(schemaNamed(name)));
/** Returns the schema of one section of a member's settings. */
const sectionOf = (name: string): Schema => someOf(fieldsOf(fieldsOf(schemaNamed('UserSettings'))[name]));
/** Returns the schema of all sections of a member's settings. */
function sections(): Schema {
  const names = Object.keys(fieldsOf(schemaNamed('UserSettings')));
  return someOf(Object.fromEntries(names.map((name) => [name, sectionOf(name)])));
}
const TEXT: Schema = { type: 'string' };

/** Schemas of JSON columns, by the contract's schemas where they exist. */
const SHAPES = {
  block: () => of('ContentBlock'),
  blocks: () => listOf(of('ContentBlock')),
  layout: () => listOf(of('LayoutBlock')),
  images: () => listOf(of('Image')),
  theme: () => someOfNamed('BlogTheme'),
  labels: () => someOfNamed('ContentLabels'),
  blogSettings: () => someOfNamed('BlogSettings'),
  communitySettings: () => someOfNamed('CommunitySettings'),
  ruleConditions: () => listOf(of('RuleCondition')),
  feedRule: () => of('FeedRule'),
  lanterns: () => listOf(of('Lantern')),
  porchWidgets: () => listOf(of('PorchWidget')),
  patioColumns: () => listOf(of('PatioColumn')),
  memberSettings: () => sections(),
  appearance: () => sectionOf('appearance'),
  dashboard: () => sectionOf('dashboard'),
  writing: () => sectionOf('writing'),
  keyboard: () => sectionOf('keyboard'),
  notificationChoices: () => someOfNamed('NotificationSettings'),
  postType: () => of('PostType'),
  blogUuid: () => of('BlogUuid'),
  locale: () => of('Locale'),
  palette: () => of('Palette'),
  /** Files of an upload in all sizes. */
  variants: () =>
    listOf({
      type: 'object',
      required: ['file'],
      properties: {
        file: TEXT,
        type: TEXT,
        ...Object.fromEntries(
          ['width', 'height', 'bytes'].map((name) => [name, { type: 'integer', minimum: 1 }]),
        ),
      },
    }),
  /** Metadata tags of an audio or video file. */
  recordingTags: () => ({ type: 'object', properties: { title: TEXT, artist: TEXT, album: TEXT } }),
  texts: () => listOf(TEXT),
  submissionTypes: () => listOf(of('SubmissionType')),
  trail: () =>
    listOf({
      type: 'object',
      required: ['partId', 'postId', 'blogId', 'bytes'],
      properties: { partId: TEXT, postId: TEXT, blogId: TEXT, bytes: { type: 'integer' } },
    }),
  message_text: () => ({ type: 'object', required: ['content'], properties: { content: of('TextBlock') } }),
  message_image: () => ({
    type: 'object',
    required: ['images', 'altText', 'colors'],
    properties: {
      images: { ...listOf(of('Image')), minItems: 1 },
      poster: of('Image'),
      altText: TEXT,
      colors: listOf(TEXT),
      content: of('TextBlock'),
    },
  }),
  message_post: () => ({
    type: 'object',
    required: ['content', 'postId'],
    properties: { content: of('TextBlock'), postId: TEXT },
  }),
  message_sticker: () => ({ type: 'object', required: ['stickerId'], properties: { stickerId: TEXT } }),
} as const satisfies Record<string, () => Schema>;

export type StoredShape = keyof typeof SHAPES;

/** Strictness of the check: structure only, or everything that the contract requires. */
type How = 'structure' | 'whole';

const compiled = {
  structure: new Map<StoredShape, ValidateFunction>(),
  whole: new Map<StoredShape, ValidateFunction>(),
};
let structural: Validators | undefined;

function validatorOf(shape: StoredShape, how: How): ValidateFunction {
  const known = compiled[how].get(shape);
  if (known) return known;
  const { document } = loadContract();
  if (how === 'structure') structural ??= new Validators(structureOf(document));
  const validators = how === 'structure' && structural ? structural : validatorsOf(document);
  const validate = validators.of(`stored ${shape}`, SHAPES[shape]());
  compiled[how].set(shape, validate);
  return validate;
}

/** Describes the part of a value, called `name`, that does not fit a shape; undefined when all of it fits. */
export function storedShapeProblem(
  shape: StoredShape,
  name: string,
  value: unknown,
  how: How = 'structure',
): string | undefined {
  const validate = validatorOf(shape, how);
  return validate(value) ? undefined : problemIn(validate.errors ?? [], name);
}

/** A stored value that code cannot read. Names the row, never the value. */
export interface StoredFault {
  /** Table and id, for example `blogs 123`. */
  row: string;
  /** Fault, for example `theme.linkColor must be text`. */
  problem: string;
}

/** Diagnostics channel for stored values that cannot be read. The app logs them. */
export const storedFaults = channel('skein:stored-fault');

/** Faults already reported, so that a row that is read a thousand times produces one log line. */
const reported = new Set<string>();
const MAX_REPORTED = 1000;

/** Reports a stored value that cannot be read, once per fault. */
export function reportStored(row: string, problem: string): void {
  const fault = `${row} ${problem}`;
  if (reported.has(fault)) return;
  if (reported.size >= MAX_REPORTED) reported.clear();
  reported.add(fault);
  storedFaults.publish({ row, problem } satisfies StoredFault);
}

/** Location of a value in the database. */
export interface StoredColumn {
  /** Table and id, for example `blogs 123`. */
  row: string;
  column: string;
}

/**
 * Returns a stored value, or the fallback where code cannot read it, so that one bad row never breaks a list. Reports
 * the fault.
 */
export function validOr<Value>(
  shape: StoredShape,
  value: Value,
  instead: Value,
  { row, column }: StoredColumn,
  how: How = 'structure',
): Value {
  const problem = storedShapeProblem(shape, column, value, how);
  if (problem === undefined) return value;
  reportStored(row, problem);
  return instead;
}

/** Returns the readable blocks of stored content; the others are omitted and reported. */
export function validBlocks<Block>(content: Block[], { row, column }: StoredColumn): Block[] {
  const problem = storedShapeProblem('blocks', column, content);
  if (problem === undefined) return content;
  reportStored(row, problem);
  if (!Array.isArray(content)) return [];
  return content.filter((block) => storedShapeProblem('block', column, block) === undefined);
}
