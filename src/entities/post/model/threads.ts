import type { Note } from '#generated/zod/note.zod.ts';

/** A reply with the replies to it. */
export interface Thread {
  note: Note;
  /** The oldest first, as a conversation is read. */
  answers: Note[];
}

/**
 * Puts answers under the reply that began their thread. `notes` come as the server lists them, newest first; threads
 * keep that order. An answer whose beginning is not among them stands by itself: it is on a page not read yet, or gone.
 */
export function threadsOf(notes: readonly Note[]): Thread[] {
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
