/** One user interaction. `press`, `pick` (in a menu), `tick` and `type` name the element by its accessible name. */
export type Step =
  | readonly ['press' | 'pick' | 'tick' | 'upload', name: string]
  | readonly ['type' | 'choose', name: string, text: string];

/** The name of an example, with a change where the contract has no example of the wanted state. */
export type PresetAnswer = string | { example: string; change: (body: never) => void };

export interface UserAction {
  operation: string;
  path: string;
  isVisitor?: boolean;
  /** The last step sends the call. */
  steps: readonly Step[];
  /** Answers of other calls that the screen needs for the action. */
  presetAnswers?: Readonly<Record<string, PresetAnswer>>;
  /** The reason why a failure shows no message. */
  silentBecause?: string;
  /** True when a success leads to another site. */
  leadsElsewhere?: boolean;
}

/** Returns the steps as text. */
export function describeSteps({ steps }: Pick<UserAction, 'steps'>): string {
  return steps.map(([kind, name]) => `${kind} “${name}”`).join(', ');
}

export const POST = '/thursday-book-club/2762294207450360574';
export const OWN_POST = '/marlow/2762292949157767089';
export const CONVERSATION = '/messaging/conversation/marlow/odile';
/** Password of the member of the examples. */
export const PASSWORD = 'lantern-7-loom';
export const TOKEN = 'token=abcdefghijklmnopqrstuvwxyz0123456789';

export function optionsOfPost(...names: string[]): Step[] {
  return [['press', 'Post options'], ...names.map((name): Step => ['pick', name])];
}

export function optionsOfBlog(name: string): Step[] {
  return [
    ['press', 'Blog options'],
    ['pick', name],
  ];
}
