/** A call was refused. `error` is the envelope with the codes of the error catalogue. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly error: unknown;

  constructor(status: number, error: unknown) {
    super(`The call was answered ${status}`);
    this.status = status;
    this.error = error;
  }
}
