import type { Note } from '#generated/zod/note.zod.ts';

/** A reply with its answers. */
export interface ReplyThread {
  note: Note;
  /** Oldest first. */
  answers: Note[];
}

/**
 * Groups answers under the reply that began their thread. `notes` are newest first, as the server lists them; threads
 * keep that order. An answer whose first reply is missing stands alone: that reply is on a page not fetched yet, or
 * deleted.
 */
export function replyThreadsOf(notes: readonly Note[]): ReplyThread[] {
  const beginnings = new Set(notes.filter((note) => !note.parentReplyId).map((note) => note.replyId));
  const isUnder = (note: Note) => note.parentReplyId !== undefined && beginnings.has(note.parentReplyId);
  return notes
    .filter((note) => !isUnder(note))
    .map((note) => ({
      note,
      answers: notes
        .filter((answer) => answer.parentReplyId === note.replyId && isUnder(answer))
        .toReversed(),
    }));
}
