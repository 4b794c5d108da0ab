/** Seconds of silence after which the next message begins a new run. */
const RUN_GAP_SECONDS = 300;

interface RunMessage {
  participant: string;
  ts: number;
}

/** Returns true for the last message of a run by one author; only that one shows its time and has a pointed corner. */
export function isLastOfRun<Message extends RunMessage>(
  message: Message,
  next: RunMessage | undefined,
): boolean {
  return (
    next === undefined || next.participant !== message.participant || next.ts - message.ts > RUN_GAP_SECONDS
  );
}
