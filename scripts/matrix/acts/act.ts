/** A hand's movement. `press`, `pick` (in a menu), `tick` and `type` name the thing as people read it. */
export type Step =
  | readonly ['press' | 'pick' | 'tick' | 'upload', name: string]
  | readonly ['type' | 'choose', name: string, text: string];

/** An example that a call answers with, and what is otherwise in it where the contract has no example of that. */
export type Given = string | { example: string; change: (body: never) => void };

export interface Act {
  operation: string;
  path: string;
  isVisitor?: boolean;
  /** The last one makes the call. */
  steps: readonly Step[];
  /** Answers of other calls, so that the thing is there to be done. */
  given?: Readonly<Record<string, Given>>;
  /** Why a failure says nothing. */
  silentBecause?: string;
  /** A success goes on at another site. */
  leadsElsewhere?: boolean;
}

/** What is done, in words. */
export function doneOf({ steps }: Pick<Act, 'steps'>): string {
  return steps.map(([kind, name]) => `${kind} “${name}”`).join(', ');
}

export const POST = '/thursday-book-club/2762294207450360574';
export const OWN_POST = '/marlow/2762292949157767089';
export const CONVERSATION = '/messaging/conversation/marlow/odile';
/** Of the examples' member. */
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
