/** Seconds of silence after which the next message begins a run of its own. */
const PAUSE = 300;

interface Said {
  participant: string;
  ts: number;
}

/** Whether a message is the last one of what its writer said in one go: only there stand its time and its corner. */
export function endsRun<Message extends Said>(message: Message, next: Said | undefined): boolean {
  return next === undefined || next.participant !== message.participant || next.ts - message.ts > PAUSE;
}
