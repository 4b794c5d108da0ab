import type { components } from '#generated/types/api.d.ts';
import type { TestMailRow } from './mail-figures-repository.ts';

/** Presents a test mail to the staff member who sent it. */
export function presentMailTest({
  state,
  address,
  reply,
  ordered,
}: TestMailRow): components['schemas']['MailTest'] {
  return { state, address, orderedTs: ordered, ...(reply === null ? {} : { reply }) };
}
