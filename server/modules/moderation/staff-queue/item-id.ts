import { isPossibleId } from '#server/core/ids.ts';

const KINDS = ['post', 'reply', 'blog', 'conversation', 'appeal', 'letter'] as const;

export type ItemKind = (typeof KINDS)[number];

/** An entry of the staff queue: the post, reply or blog that was reported, the conversation's report, the flag, or the letter. */
export interface ItemRef {
  kind: ItemKind;
  /** Id of its subject. */
  subjectId: string;
}

/** Returns the id of an entry, which is that of its subject and stays the same when it is reported again. */
export function itemIdOf({ kind, subjectId }: ItemRef): string {
  return `${kind}:${subjectId}`;
}

/** Reads the id of an entry; undefined when no entry can have it. */
export function readItemId(id: string): ItemRef | undefined {
  const [, word, subjectId] = /^([a-z]{4,12}):([1-9][0-9]{0,18})$/.exec(id) ?? [];
  const kind = KINDS.find((one) => one === word);
  return kind && subjectId !== undefined && isPossibleId(subjectId) ? { kind, subjectId } : undefined;
}

/** Returns the ids of subjects by kind, as statements about several entries take them. */
export function subjectIdsByKind(ids: readonly string[]): Record<ItemKind, string[]> {
  const found: Record<ItemKind, string[]> = {
    ...{ post: [], reply: [], blog: [] },
    ...{ conversation: [], appeal: [], letter: [] },
  };
  for (const id of ids) {
    const ref = readItemId(id);
    if (ref) found[ref.kind].push(ref.subjectId);
  }
  return found;
}
